// Runs a WASI command module: node run.mjs MODULE.wasm [argument...]
// The module gets standard input and output, and nothing of the file system.

import { readFile } from "node:fs/promises";
import { WASI } from "node:wasi";

const args = process.argv.slice(2);
const wasi = new WASI({ version: "preview1", args, returnOnExit: true });
const module = await WebAssembly.compile(await readFile(args[0]));
const instance = await WebAssembly.instantiate(module, {
  wasi_snapshot_preview1: wasi.wasiImport,
});
process.exitCode = wasi.start(instance) ?? 0;
