import { asAccount, asAdmin, asVisitor, type Caller, createCaller, signToken } from "../../testing/createCaller.ts";
import type { TestBackend } from "../../testing/startBackend.ts";
import type { AccessLevel } from "./RightsCase.ts";

export interface Role {
	name: string;
	accessLevel: AccessLevel;
	/** Creates the role's caller from the credentials of the backend's accounts. */
	connect(credentials: Credentials): Caller;
}

interface Credentials {
	backend: TestBackend;
	admin: Caller;
	stranger: Caller;
	/** The admin, with an unexpired token of a session that has signed out. */
	ended: Caller;
	/** The claims of the admin's token, valid for an hour. */
	claims: Record<string, unknown>;
}

/**
 * The secret that self-hosted Supabase, its command line and the embedded engine publish as their default.
 */
const publishedSecret = "super-secret-jwt-token-with-at-least-32-characters-long";

const role = (name: string, accessLevel: AccessLevel, connect: Role["connect"]): Role => ({ name, accessLevel, connect });
/** A caller with the publishable key and the token that is made of the claims of the admin's. */
const forger = (name: string, accessLevel: AccessLevel, toToken: (credentials: Credentials) => string) =>
	role(name, accessLevel, (credentials) => {
		const { url, publishableKey } = credentials.backend;
		return createCaller(url, publishableKey, toToken(credentials));
	});
const asServiceRole = ({ claims }: Credentials) => ({ ...claims, role: "service_role" });

/** The callers whose rights the database decides, table by table. */
export const roles: readonly Role[] = [
	role("visitor", "anonymous", ({ backend }) => asVisitor(backend)),
	forger("anonymous claim with the admin's id", "visitor", ({ claims, backend }) =>
		signToken({ ...claims, is_anonymous: true }, backend.jwtSecret),
	),
	role("signed-in stranger", "visitor", ({ stranger }) => stranger),
	role("admin", "admin", ({ admin }) => admin),
];

/**
 * Callers that are refused before any table is looked at: one table, one function and one bucket are enough.
 * The forged tokens claim the admin's id or the rights of service_role.
 */
export const refusedRoles: readonly Role[] = [
	role("no key", "none", ({ backend }) => createCaller(backend.url)),
	role("admin's ended session", "none", ({ ended }) => ended),
	forger("admin's expired token", "none", ({ claims, backend }) =>
		signToken({ ...claims, exp: Number(claims.exp) - 90_000 }, backend.jwtSecret),
	),
	forger("stranger's token made the admin's", "none", ({ stranger, claims }) => {
		const [header, , signature] = stranger.token?.split(".") ?? [];
		return `${header}.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.${signature}`;
	}),
	// The engine ignores a token with an empty signature, so the publishable key decides. A hosted project
	// refuses it.
	forger("service_role by alg none", "anonymous", (credentials) => signToken(asServiceRole(credentials), "", "none")),
	forger(
		"service_role by alg none with a signature",
		"none",
		(credentials) => `${signToken(asServiceRole(credentials), "", "none")}c2lnbmVk`,
	),
	forger("service_role by a published secret", "none", (credentials) => signToken(asServiceRole(credentials), publishedSecret)),
];

/** Signs the accounts in and creates every role's caller. */
export async function createCallers(backend: TestBackend): Promise<Map<Role, Caller>> {
	const admin = await asAdmin(backend);
	const stranger = await asAccount(backend, backend.strangerEmail, backend.strangerPassword);
	const ended = await asAdmin(backend);
	await ended.post("/auth/v1/logout?scope=local", {});
	const claims = JSON.parse(Buffer.from(admin.token?.split(".")[1] ?? "", "base64url").toString());
	return new Map([...roles, ...refusedRoles].map((role) => [role, role.connect({ backend, admin, stranger, ended, claims })]));
}
