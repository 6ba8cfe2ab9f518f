/** `npm run types`: src/wire.d.ts from the schema that the Python package prints. */

import { execFileSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";

const root = fileURLToPath(new URL("../..", import.meta.url));
const own = `${root}.venv/bin/python`;
const python = process.env.PYTHON ?? (existsSync(own) ? own : "python3");

/** What clients send may leave out what has a default; so may these, which the server sends without defaults. */
const FROM_CLIENTS = ["ClientMessage", "NewTable", "NewName", "Claim", "CommandBody", "ReplayUpload"];
const SPARSE = ["Step", "Answer"];
const ALWAYS_WHOLE = ["Clock"];

const schema = JSON.parse(
  execFileSync(python, ["-m", "pentapolis.server.schema"], { cwd: root, encoding: "utf-8" }),
);
const optional = new Set(SPARSE);
for (const name of FROM_CLIENTS) collect(schema.properties[name]);
for (const name of ALWAYS_WHOLE) optional.delete(name);
for (const [name, definition] of Object.entries(schema.$defs)) {
  if (!optional.has(name) && definition.properties) definition.required = Object.keys(definition.properties);
}
plain(schema);

const types = await compile(schema, "Wire", {
  additionalProperties: false,
  ignoreMinAndMaxItems: true,
  bannerComment: "/* Made by `npm run types` from src/pentapolis/server/wire.py and rest.py; do not edit. */",
});
if (process.argv.includes("--print")) process.stdout.write(types);
else writeFileSync(fileURLToPath(new URL("../src/wire.d.ts", import.meta.url)), types);

/** Names of all definitions that a part of the schema leads to. */
function collect(part) {
  if (typeof part !== "object" || part === null) return;
  if (typeof part.$ref === "string") {
    const name = part.$ref.slice("#/$defs/".length);
    if (optional.has(name)) return;
    optional.add(name);
    collect(schema.$defs[name]);
  }
  Object.values(part).forEach(collect);
}

/** A reference stands alone (else its type is made twice), and free JSON objects get a type that holds something. */
function plain(part) {
  if (typeof part !== "object" || part === null) return;
  if (part.type === "object" && !part.properties) part.tsType = "Record<string, unknown>";
  if (part.$ref) delete part.default;
  Object.values(part).forEach(plain);
}
