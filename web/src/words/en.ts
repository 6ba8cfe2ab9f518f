/** The messages of this language that a browser needs, in one chunk. */

const files = import.meta.glob<string>(
  ["../../../src/pentapolis/locales/en/*.ftl", "!**/cli.ftl", "!**/*-terminal.ftl"],
  { eager: true, query: "?raw", import: "default" },
);

export default Object.values(files);
