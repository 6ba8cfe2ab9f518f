/** The messages of this language: those of every page in one chunk, those of the games where a page asks for them. */

const core = import.meta.glob<string>(
  ["../../../src/pentapolis/locales/en/{kernel,table,web}.ftl", "../../../src/pentapolis/locales/en/*-name.ftl"],
  { eager: true, query: "?raw", import: "default" },
);

/** By path; a game's files begin with its id. */
export const games = import.meta.glob<string>(
  [
    "../../../src/pentapolis/locales/en/*.ftl",
    "!../../../src/pentapolis/locales/en/bot.ftl",
    "!../../../src/pentapolis/locales/en/cli.ftl",
    "!../../../src/pentapolis/locales/en/kernel.ftl",
    "!../../../src/pentapolis/locales/en/serve.ftl",
    "!../../../src/pentapolis/locales/en/table.ftl",
    "!../../../src/pentapolis/locales/en/web.ftl",
    "!../../../src/pentapolis/locales/en/*-name.ftl",
    "!../../../src/pentapolis/locales/en/*-terminal.ftl",
  ],
  { query: "?raw", import: "default" },
);

export default Object.values(core);
