import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../build/paths.ts";
import { dateChangelog } from "./dateChangelog.ts";

// npm runs this within `npm version`, between the new number in package.json and the commit with its tag.
const git = (...args: string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();

const [lastTag] = git("tag", "--list", "v*", "--sort=-v:refname").split("\n");
// Before the first release nobody would read a list of commits.
const subjects = lastTag ? git("log", "--format=%s", `${lastTag}..`).split("\n") : [];
const path = join(root, "CHANGELOG.md");
const release = { version: String(process.env.npm_new_version), day: new Date().toISOString().slice(0, 10), subjects };
writeFileSync(path, dateChangelog(readFileSync(path, "utf8"), release));
git("add", "CHANGELOG.md");
