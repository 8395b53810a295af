import { readdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { packContract } from "./packContract.ts";
import { remoteTemplate } from "./planRemote.ts";
import { contractFormat, integrityOf, type SiteContract, templatesFile } from "./siteContract.ts";

/* Writes <build of the shell>/contract: packages, templates, the program for npx, and contract.json. */

const [, , folder = ""] = process.argv;
const target = join(folder, "contract");
await packContract(target);
const templates = { public: remoteTemplate("public"), admin: remoteTemplate("admin") };
await writeFile(join(target, templatesFile), JSON.stringify(templates));

const browser = join(folder, "browser");
const { sharedVersions, contract } = JSON.parse(await readFile(join(browser, "entry.json"), "utf8"));
const types = JSON.parse(await readFile(join(browser, `contract.${contract}.json`), "utf8"));
const files: SiteContract["files"] = {};
for (const file of (await readdir(target)).sort()) {
	const content = await readFile(join(target, file));
	files[file] = { size: content.length, integrity: integrityOf(content) };
}
const described: SiteContract = { format: contractFormat, version: basename(folder), sharedVersions, types, files };
await writeFile(join(target, "contract.json"), JSON.stringify(described));
