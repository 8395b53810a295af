import { resolve } from "node:path";
import { isEmail, isPasswordTooLong } from "@site/shared-data/rules";
import { StartError } from "./errors.ts";

export interface Environment {
	dataDir: string;
	/** A PostgreSQL server's database, instead of the built-in one. */
	databaseUrl: string | undefined;
	/** 0 picks a free port. */
	port: number;
	/** The public origin of the site; links in recovery mails lead there. */
	siteUrl: string;
	adminEmail: string;
	/** If absent, the first start generates one. */
	adminPassword: string | undefined;
	hasSampleContent: boolean;
	formLimitPerMinute: number;
	/** Whether views of public pages may be counted; the admin has a switch as well. */
	countsVisits: boolean;
	/** Whether a mailer runs with it, so that enquiries queue mail. */
	sendsMail: boolean;
	/** Whether the site serves /metrics. */
	isMeasured: boolean;
	/** Whether the start stores its form limit, mailer and count of visits; commands do not. */
	storesSettings: boolean;
	/** Set by the launcher, so that a restarted backend trusts the site's server, which keeps running. */
	proxySecret: string | undefined;
}

/** Reads the backend's variables; an empty one is absent. Throws a StartError that names an unusable one. */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
	const given = (name: string) => variables[name]?.trim() || undefined;
	return {
		dataDir: resolve(given("DATA_DIR") ?? ".data"),
		databaseUrl: readDatabaseUrl(given("DATABASE_URL")),
		port: readPort(given("BACKEND_PORT") ?? "0"),
		siteUrl: readSiteUrl(given("SITE_URL") ?? "http://127.0.0.1:4000"),
		adminEmail: readEmail(given("ADMIN_EMAIL") ?? "admin@example.com"),
		adminPassword: readPassword(variables.ADMIN_PASSWORD || undefined),
		hasSampleContent: readSwitch("SAMPLE_CONTENT", given("SAMPLE_CONTENT") ?? "on"),
		formLimitPerMinute: readFormLimit(given("FORM_LIMIT_PER_MINUTE") ?? "5"),
		countsVisits: readSwitch("VISITS", given("VISITS") ?? "on"),
		sendsMail: given("BACKEND_HAS_MAILER") === "on",
		isMeasured: given("BACKEND_HAS_METRICS") === "on",
		storesSettings: true,
		proxySecret: given("BACKEND_PROXY_SECRET"),
	};
}

function readPort(value: string): number {
	const port = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN;
	if (!(port <= 65535)) throw new StartError(`BACKEND_PORT must be a port number from 0 to 65535, not "${value}".`);
	return port;
}

/** Its password must not be printed. */
export function readDatabaseUrl(value: string | undefined): string | undefined {
	if (value !== undefined && !(URL.canParse(value) && isDatabaseUrl(new URL(value)))) {
		throw new StartError("DATABASE_URL must be an address like postgres://user:password@host:5432/database.");
	}
	return value;
}

/** A URL with a user has a host. */
const isDatabaseUrl = ({ protocol, username, pathname }: URL) =>
	["postgres:", "postgresql:"].includes(protocol) && username !== "" && pathname.length > 1;

function readSiteUrl(value: string): string {
	if (!URL.canParse(value) || !["http:", "https:"].includes(new URL(value).protocol)) {
		throw new StartError(`SITE_URL must be an http or https address, not "${value}".`);
	}
	return new URL(value).origin;
}

function readEmail(value: string): string {
	if (!isEmail(value)) throw new StartError(`ADMIN_EMAIL must be an e-mail address, not "${value}".`);
	return value.toLowerCase();
}

function readPassword(value: string | undefined): string | undefined {
	if (value !== undefined && ([...value].length < 8 || isPasswordTooLong(value))) {
		throw new StartError("ADMIN_PASSWORD must have at least 8 characters and at most 72 bytes.");
	}
	return value;
}

function readSwitch(name: string, value: string): boolean {
	if (value !== "on" && value !== "off") {
		throw new StartError(`${name} must be "on" or "off", not "${value}".`);
	}
	return value === "on";
}

function readFormLimit(value: string): number {
	if (!/^[1-9]\d{0,5}$/.test(value)) {
		throw new StartError(`FORM_LIMIT_PER_MINUTE must be a whole number from 1 to 999999, not "${value}".`);
	}
	return Number(value);
}
