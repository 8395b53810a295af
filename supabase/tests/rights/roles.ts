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

/** The callers whose rights the database decides, table by table. */
export const roles: readonly Role[] = [
	{ name: "visitor", accessLevel: "anonymous", connect: ({ backend }) => asVisitor(backend) },
	{
		name: "anonymous claim with the admin's id",
		accessLevel: "visitor",
		connect: (credentials) =>
			withToken(credentials, signToken({ ...credentials.claims, is_anonymous: true }, credentials.backend.jwtSecret)),
	},
	{ name: "signed-in stranger", accessLevel: "visitor", connect: ({ stranger }) => stranger },
	{ name: "admin", accessLevel: "admin", connect: ({ admin }) => admin },
];

/**
 * Callers that are refused before any table is looked at: one table, one function and one bucket are enough.
 * The forged tokens claim the admin's id or the rights of service_role.
 */
export const refusedRoles: readonly Role[] = [
	{ name: "no key", accessLevel: "none", connect: ({ backend }) => createCaller(backend.url) },
	{ name: "admin's ended session", accessLevel: "none", connect: ({ ended }) => ended },
	{
		name: "admin's expired token",
		accessLevel: "none",
		connect: (credentials) =>
			withToken(
				credentials,
				signToken({ ...credentials.claims, exp: Number(credentials.claims.exp) - 90_000 }, credentials.backend.jwtSecret),
			),
	},
	{
		name: "stranger's token made the admin's",
		accessLevel: "none",
		connect: (credentials) => {
			const [header, , signature] = credentials.stranger.token?.split(".") ?? [];
			return withToken(
				credentials,
				`${header}.${Buffer.from(JSON.stringify(credentials.claims)).toString("base64url")}.${signature}`,
			);
		},
	},
	{
		// The engine ignores a token with an empty signature, so the publishable key decides. A hosted project
		// refuses it.
		name: "service_role by alg none",
		accessLevel: "anonymous",
		connect: (credentials) => withToken(credentials, signToken(asServiceRole(credentials), "", "none")),
	},
	{
		name: "service_role by alg none with a signature",
		accessLevel: "none",
		connect: (credentials) => withToken(credentials, `${signToken(asServiceRole(credentials), "", "none")}c2lnbmVk`),
	},
	{
		name: "service_role by a published secret",
		accessLevel: "none",
		connect: (credentials) => withToken(credentials, signToken(asServiceRole(credentials), publishedSecret)),
	},
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

function withToken({ backend }: Credentials, token: string): Caller {
	return createCaller(backend.url, backend.publishableKey, token);
}

function asServiceRole({ claims }: Credentials): Record<string, unknown> {
	return { ...claims, role: "service_role" };
}
