#!/usr/bin/env node
/*
 * The first step of `npm start` and `npm run dev`: it runs on a bare checkout, so it uses nothing that must be installed. It installs what is missing and
 * hands over to the launcher.
 */
import { ensureInstalled } from "./install/ensureInstalled.mjs";

ensureInstalled();
const { register } = await import("tsx/esm/api");
register();
const { launch } = await import("./launch/launch.ts");
await launch({ development: process.argv.includes("--dev") });
