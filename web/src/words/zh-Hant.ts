/** The messages of this language: those of every page in one chunk, those of the games where a page asks for them. */

const core = import.meta.glob<string>(
  ["../../../src/pentapolis/locales/zh-Hant/{kernel,table,web}.ftl", "../../../src/pentapolis/locales/zh-Hant/*-name.ftl"],
  { eager: true, query: "?raw", import: "default" },
);

/** By path; a game's files begin with its id. */
export const games = import.meta.glob<string>(
  [
    "../../../src/pentapolis/locales/zh-Hant/*.ftl",
    "!../../../src/pentapolis/locales/zh-Hant/bot.ftl",
    "!../../../src/pentapolis/locales/zh-Hant/cli.ftl",
    "!../../../src/pentapolis/locales/zh-Hant/kernel.ftl",
    "!../../../src/pentapolis/locales/zh-Hant/serve.ftl",
    "!../../../src/pentapolis/locales/zh-Hant/table.ftl",
    "!../../../src/pentapolis/locales/zh-Hant/web.ftl",
    "!../../../src/pentapolis/locales/zh-Hant/*-name.ftl",
    "!../../../src/pentapolis/locales/zh-Hant/*-terminal.ftl",
  ],
  { query: "?raw", import: "default" },
);

export default Object.values(core);
