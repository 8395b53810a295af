import { createHash } from "node:crypto";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { API, NodeBuilderFlags, SignatureKind, SymbolFlags } from "typescript/unstable/sync";

/** The packages that the shell shares with remotes as single objects. */
export const contractPackages = ["@site/shared-data", "@site/shared-ui", "@site/shared-ui/router"];

/**
 * Hashes the types that the shared packages export: one hash for each member of each package and of each type
 * that is reachable from its exports. A new member changes no other hash.
 * @param {string} dir a folder that has the packages
 * @param {(packageName: string, exportName: string) => boolean} isWanted
 * @returns {Record<string, Record<string, string>>}
 */
export function describeContract(dir, isWanted = () => true) {
	const require = createRequire(join(dir, "package.json"));
	const files = contractPackages.map((name) => require.resolve(name));
	const config = join(dirname(files[0]), "tsconfig.contract.json");
	const compilerOptions = {
		target: "es2023",
		module: "esnext",
		moduleResolution: "bundler",
		jsx: "react-jsx",
		noUncheckedIndexedAccess: true,
		allowImportingTsExtensions: true,
		noEmit: true,
		types: [],
	};
	const readFile = (path) => (path === config ? JSON.stringify({ compilerOptions, files }) : undefined);
	const api = new API({ fs: { readFile, fileExists: (path) => (path === config ? true : undefined) } });
	try {
		const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
		return describe(project, files, isWanted);
	} finally {
		api.close();
	}
}

function describe({ program, checker }, files, isWanted) {
	/** The texts of each type's members; an anonymous union has several per member. */
	const texts = {};
	const seen = new Set();
	const visiting = new Set();
	for (const [index, file] of files.entries()) {
		const packageName = contractPackages[index];
		for (const exported of checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(file)))) {
			const symbol = exported.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
			if (!(symbol.flags & SymbolFlags.Value) || !isWanted(packageName, exported.name)) continue;
			add(packageName, exported.name, textOf(checker.getTypeOfSymbol(symbol), exported.name, false));
		}
	}
	return mapValues(texts, (members) => mapValues(members, (variants) => fingerprintOf([...variants].sort().join(" | "))));

	function add(name, member, text) {
		texts[name] ??= {};
		texts[name][member] ??= new Set();
		texts[name][member].add(text);
	}

	/** `path` names an anonymous type; `isInput` says that remotes pass the value to the shell. */
	function textOf(type, path, isInput) {
		const symbol = type.getAliasSymbol() ?? type.getSymbol();
		if (symbol && !isOurs(symbol)) return referenceOf(type, symbol, path, isInput);
		if (type.isUnionType() || type.isIntersectionType()) {
			return joinAll(type.getTypes(), type.isUnionType() ? " | " : " & ", (part) => textOf(part, path, isInput));
		}
		const calls = [SignatureKind.Call, SignatureKind.Construct].flatMap((kind) => checker.getSignaturesOfType(type, kind));
		if (calls.length > 0) return calls.map((call) => signatureOf(call, path, isInput)).join(" & ");
		const members = type.isObjectType() ? checker.getPropertiesOfType(type).filter(isOurs) : [];
		return members.length > 0 ? objectOf(type, symbol, members, path, isInput) : referenceOf(type, symbol, path, isInput);
	}

	/** Names a primitive type, or another package's type with its arguments. */
	function referenceOf(type, symbol, path, isInput) {
		// Another entry in a list of constants does not change the contract.
		if (checker.isTupleType(type)) {
			return `[${joinAll(checker.getTypeArguments(type), " | ", (item) => textOf(item, `${path}[]`, isInput))}]`;
		}
		const items = type.isTypeReference() ? checker.getTypeArguments(type) : type.getAliasTypeArguments();
		if (!symbol || items.length === 0) return print(path.includes("[]") ? checker.getBaseTypeOfLiteralType(type) : type);
		return `${symbol.name}<${items.map((item, index) => textOf(item, `${path}<${index}>`, isInput)).join(", ")}>`;
	}

	function signatureOf(call, path, isInput) {
		const parameters = call.getParameters().map((parameter, index) => {
			const text = textOf(checker.getTypeOfSymbol(parameter), `${path}(${index})`, !isInput);
			return isOptional(parameter) ? `${text}?` : text;
		});
		return `(${parameters.join(", ")}) => ${textOf(checker.getReturnTypeOfSignature(call), `${path}()`, isInput)}`;
	}

	function objectOf(type, symbol, members, path, isInput) {
		// Only exported types have a parent, their module.
		const name = symbol?.getParent() ? print(type) : path;
		const key = isInput ? `${name} (input)` : name;
		const [visit, described] = [`${type.id} ${isInput}`, `${type.id} ${key}`];
		if (visiting.has(visit) || seen.has(described)) return key;
		visiting.add(visit);
		seen.add(described);
		for (const member of members) {
			add(key, member.name, textOf(checker.getTypeOfSymbol(member), `${name}.${member.name}`, isInput));
		}
		// Remotes need not read a new member; a new required input breaks the contract.
		const required = members.filter((member) => !isOptional(member)).map((member) => member.name);
		if (isInput) add(key, "", required.sort().join());
		visiting.delete(visit);
		return key;
	}

	function print(type) {
		return checker.typeToString(type, undefined, NodeBuilderFlags.NoTruncation);
	}
}

const isOptional = ({ flags }) => Boolean(flags & SymbolFlags.Optional);

/** Whether a shared package declares it; element attributes, for example, are React's. */
const isOurs = ({ declarations }) => declarations.some(({ path }) => /\/shared-(data|ui)\/src\//.test(path));

const joinAll = (items, separator, toText) => [...new Set(items.map(toText))].sort().join(separator);

const mapValues = (record, convert) => Object.fromEntries(Object.entries(record).map(([key, value]) => [key, convert(value)]));

export const fingerprintOf = (text) => createHash("sha256").update(text).digest("base64url").slice(0, 8);
