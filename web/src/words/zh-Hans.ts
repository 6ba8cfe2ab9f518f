/** The messages of this language: those of every page in one chunk, those of the games where a page asks for them. */

const core = import.meta.glob<string>(
  ["../../../src/pentapolis/locales/zh-Hans/{kernel,table,web}.ftl", "../../../src/pentapolis/locales/zh-Hans/*-name.ftl"],
  { eager: true, query: "?raw", import: "default" },
);

/** By path; a game's files begin with its id. */
export const games = import.meta.glob<string>(
  [
    "../../../src/pentapolis/locales/zh-Hans/*.ftl",
    "!../../../src/pentapolis/locales/zh-Hans/bot.ftl",
    "!../../../src/pentapolis/locales/zh-Hans/cli.ftl",
    "!../../../src/pentapolis/locales/zh-Hans/kernel.ftl",
    "!../../../src/pentapolis/locales/zh-Hans/serve.ftl",
    "!../../../src/pentapolis/locales/zh-Hans/table.ftl",
    "!../../../src/pentapolis/locales/zh-Hans/web.ftl",
    "!../../../src/pentapolis/locales/zh-Hans/*-name.ftl",
    "!../../../src/pentapolis/locales/zh-Hans/*-terminal.ftl",
  ],
  { query: "?raw", import: "default" },
);

export default Object.values(core);
