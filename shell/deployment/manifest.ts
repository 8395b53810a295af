import type { Area, RemoteManifest, RemoteRoute } from "@site/shared-data";
import { areaOf } from "./areas.ts";
import { expectList, expectMatch, expectRecord, expectStrings, mapValues, refuseUnknown } from "./expect.ts";

/** Ids are keys of plain objects, which have a constructor. */
const idPattern = /^(?!(shell|constructor)$)[a-z][a-z0-9-]{0,39}$/;
const pathPattern = /^(\/|\/\*|(\/([a-z0-9-]+|:[a-zA-Z]+))+(\/\*)?)$/;
const rangePattern = /^\^\d+\.\d+\.\d+$/;
const versionPattern = /^\w[\w.+-]*$/;
const hashPattern = /^sha(256-[\w+/]{43}=|384-[\w+/]{64}|512-[\w+/]{86}==)$/;

/** Validates a remote's manifest; throws an Error that names the wrong field. */
export function parseManifest(value: unknown): RemoteManifest {
	const { id, area, contract, access, routes, ...unknown } = expectRecord(value, "remote.json");
	refuseUnknown(unknown);
	const manifest = {
		id: expectMatch(id, idPattern, "id"),
		area: expectMatch(area, /^(public|admin)$/, "area") as Area,
		contract: expectMatch(contract, rangePattern, "contract"),
		access: expectMatch(access, /^(everyone|session|admin)$/, "access") as RemoteManifest["access"],
		routes: expectList(routes, "routes", parseRoute),
	};
	const stray = manifest.routes.find(({ path }) => areaOf(path) !== manifest.area);
	if (stray) throw new Error(`${stray.path} is no path of the area ${manifest.area}.`);
	const open = manifest.routes.find(({ path, navigation, palette }) => (navigation || palette) && /[:*]/.test(path));
	if (open) throw new Error(`${open.path} has a parameter, so navigation and palette cannot list it.`);
	if (manifest.area === "admin" && manifest.access !== "admin") throw new Error('access must be "admin" in the area admin.');
	return manifest;
}

/** A build's remote.json: the manifest, and the data to load the build. */
export interface RemoteBuild extends RemoteManifest {
	version: string;
	/** The files that `./module` needs at once; the page preloads them. */
	assets: string[];
	/** The files of lazy routes by route id; the page preloads them. */
	pages: Record<string, string[]>;
	/** Caret ranges of the packages that the host must share, by name; checked before any code runs. */
	requires: Record<string, string>;
	/** The hash of every file that the bundler wrote. Builds of earlier packages have none. */
	integrity?: Record<string, string>;
	/** The types of its imports from the contract; absent in builds older than recorded contracts. */
	imports?: ContractTypes;
}

/** For each type of the contract a hash of each member's type, by build/describeContract.js. */
export type ContractTypes = Record<string, Record<string, string>>;

/** Validates a remote.json; throws like parseManifest. */
export function parseBuild(value: unknown): RemoteBuild {
	const { version, assets, pages, requires, integrity, imports, ...declared } = expectRecord(value, "remote.json");
	return {
		...parseManifest(declared),
		version: expectMatch(version, versionPattern, "version"),
		assets: expectStrings(assets, "assets"),
		pages: mapValues(expectRecord(pages, "pages"), expectStrings),
		requires: mapValues(expectRecord(requires, "requires"), (range, name) => expectMatch(range, rangePattern, name)),
		...(integrity !== undefined && { integrity: parseIntegrity(integrity) }),
		...(imports !== undefined && { imports: mapValues(expectRecord(imports, "imports"), parseMembers) }),
	};
}

export const parseIntegrity = (value: unknown): Record<string, string> =>
	mapValues(expectRecord(value, "integrity"), (hash, file) => expectMatch(hash, hashPattern, `The hash of ${file}`));

const parseMembers = (members: unknown, type: string) =>
	mapValues(expectRecord(members, type), (hash, member) => expectMatch(hash, /^[\w-]{8}$/, `${type}.${member}`));

function parseRoute(value: unknown): RemoteRoute {
	const { path, title, example, navigation, palette, sitemap, ...unknown } = expectRecord(value, "a route");
	refuseUnknown(unknown);
	return {
		path: expectMatch(path, pathPattern, "path"),
		title: expectMatch(title, text, "title"),
		...(example !== undefined && { example: expectMatch(example, /^(\/[\w.~%-]+)+$/, "example") }),
		...(navigation !== undefined && { navigation: parseNavigation(navigation) }),
		...(palette !== undefined && { palette: parsePalette(palette) }),
		...(sitemap === true && { sitemap }),
	};
}

function parseNavigation(value: unknown): RemoteRoute["navigation"] {
	const { label, icon, order, ...unknown } = expectRecord(value, "navigation");
	refuseUnknown(unknown);
	if (typeof order !== "number") throw new Error("navigation.order is no number.");
	return {
		label: expectMatch(label, text, "navigation.label"),
		icon: expectMatch(icon, /^[\w\s.,-]{1,500}$/, "navigation.icon"),
		order,
	};
}

function parsePalette(value: unknown): RemoteRoute["palette"] {
	const { label, keywords, ...unknown } = expectRecord(value, "palette");
	refuseUnknown(unknown);
	return {
		label: expectMatch(label, text, "palette.label"),
		...(keywords !== undefined && { keywords: expectMatch(keywords, text, "palette.keywords") }),
	};
}

/** One line of words. */
const text = /^[^\p{Cc}]{1,80}$/u;
