import { asAccount, asAdmin, asVisitor, type Caller, createCaller, signToken } from "../../testing/createCaller.ts";
import type { TestBackend } from "../../testing/startBackend.ts";
import type { Standing } from "./Cell.ts";

export interface Role {
	name: string;
	standing: Standing;
	/** How the role shows itself, given what the backend's own accounts have. */
	appear(known: Known): Caller;
}

interface Known {
	backend: TestBackend;
	admin: Caller;
	stranger: Caller;
	/** The admin, with a token that has not expired of a session that was signed out. */
	ended: Caller;
	/** What the admin's token says, valid for an hour. */
	claims: Record<string, unknown>;
}

/**
 * The secret that self-hosted Supabase, its command line and the embedded engine publish as their default.
 */
const publishedSecret = "super-secret-jwt-token-with-at-least-32-characters-long";

/**
 * Eleven ways to knock. The forged ones claim as much as they can: the admin's id, or the rights of
 * service_role.
 */
export const roles: readonly Role[] = [
	{ name: "no key", standing: "nobody", appear: ({ backend }) => createCaller(backend.url) },
	{ name: "visitor", standing: "guest", appear: ({ backend }) => asVisitor(backend) },
	{
		name: "anonymous claim with the admin's id",
		standing: "guest",
		appear: (known) => withToken(known, signToken({ ...known.claims, is_anonymous: true }, known.backend.jwtSecret)),
	},
	{ name: "signed-in stranger", standing: "guest", appear: ({ stranger }) => stranger },
	{ name: "admin", standing: "admin", appear: ({ admin }) => admin },
	{
		name: "admin's expired token",
		standing: "nobody",
		appear: (known) =>
			withToken(known, signToken({ ...known.claims, exp: Number(known.claims.exp) - 90_000 }, known.backend.jwtSecret)),
	},
	{ name: "admin's ended session", standing: "nobody", appear: ({ ended }) => ended },
	{
		name: "stranger's token made the admin's",
		standing: "nobody",
		appear: (known) => {
			const [header, , signature] = known.stranger.token?.split(".") ?? [];
			return withToken(known, `${header}.${Buffer.from(JSON.stringify(known.claims)).toString("base64url")}.${signature}`);
		},
	},
	{
		// An empty signature makes it no token at all to the engine; what remains is the publishable key. A
		// hosted project refuses it.
		name: "service_role by alg none",
		standing: "guest",
		appear: (known) => withToken(known, signToken(asServiceRole(known), "", "none")),
	},
	{
		name: "service_role by alg none with a signature",
		standing: "nobody",
		appear: (known) => withToken(known, `${signToken(asServiceRole(known), "", "none")}c2lnbmVk`),
	},
	{
		name: "service_role by a published secret",
		standing: "nobody",
		appear: (known) => withToken(known, signToken(asServiceRole(known), publishedSecret)),
	},
];

/** Signs the accounts in and lets every role appear. */
export async function createCallers(backend: TestBackend): Promise<Map<Role, Caller>> {
	const admin = await asAdmin(backend);
	const stranger = await asAccount(backend, backend.strangerEmail, backend.strangerPassword);
	const ended = await asAdmin(backend);
	await ended.post("/auth/v1/logout?scope=local", {});
	const claims = JSON.parse(Buffer.from(admin.token?.split(".")[1] ?? "", "base64url").toString());
	return new Map(roles.map((role) => [role, role.appear({ backend, admin, stranger, ended, claims })]));
}

function withToken({ backend }: Known, token: string): Caller {
	return createCaller(backend.url, backend.publishableKey, token);
}

function asServiceRole({ claims }: Known): Record<string, unknown> {
	return { ...claims, role: "service_role" };
}
