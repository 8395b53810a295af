import { randomBytes, randomUUID } from "node:crypto";
import { isPasswordTooLong } from "@site/shared-data/rules";
import { hash } from "bcrypt";
import { type Engine, EngineUnavailable } from "../engine/startEngine.ts";
import { type AuthBody, readAuthBody } from "./authRequest.ts";

interface AccountsRequest {
	method: string;
	url: URL;
	bytes: Uint8Array | undefined;
	/** The caller has the secret key, or a token of the service role. */
	isService: boolean;
	hasToken: boolean;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const bcryptHash = /^\$2[ab]\$\d\d\$[./0-9A-Za-z]{53}$/;

/**
 * Answers `/auth/v1/admin/users` as GoTrue does, which the engine lacks: lists, creates and removes accounts
 * for the service role.
 */
export function createAccountsApi({ record }: Pick<Engine, "record">) {
	return async ({ method, url, bytes, isService, hasToken }: AccountsRequest): Promise<Response> => {
		if (!isService) {
			return hasToken
				? refuse(403, "not_admin", "User not allowed")
				: refuse(401, "no_authorization", "This endpoint requires a valid Bearer token");
		}
		switch (method) {
			case "GET":
				return list(url);
			case "POST":
				return create(bytes);
			default:
				return remove(url.pathname.split("/").at(-1) ?? "");
		}
	};

	async function list(url: URL): Promise<Response> {
		const [page, perPage] = [read("page", 1), read("per_page", 50)];
		if (!(page > 0 && perPage > 0 && perPage <= 1000)) {
			return refuse(400, "validation_failed", "Bad Pagination Parameters");
		}
		const { total, users } = await record("listAccounts", perPage, (page - 1) * perPage);
		const last = Math.ceil(total / perPage);
		const link = (to: number, rel: string) => `<${url.pathname}?page=${to}&per_page=${perPage}>; rel="${rel}"`;
		const links = [...(page < last ? [link(page + 1, "next")] : []), link(last, "last")];
		const headers = { "X-Total-Count": String(total), Link: links.join(", ") };
		return Response.json({ users, aud: "authenticated" }, { headers });

		function read(name: string, fallback: number): number {
			const value = url.searchParams.get(name);
			return value ? Number(/^\d{1,9}$/.test(value) ? value : Number.NaN) : fallback;
		}
	}

	async function create(bytes: Uint8Array | undefined): Promise<Response> {
		let body: AuthBody;
		try {
			body = readAuthBody(bytes);
		} catch (error) {
			return refuse(400, "bad_json", `Could not parse request body as JSON: ${(error as Error).message}`);
		}
		const { email, password, password_hash: givenHash, id = randomUUID(), user_metadata: metadata = {} } = body;
		if (typeof email !== "string" || email === "") {
			return refuse(400, "validation_failed", "Cannot create a user without either an email or phone");
		}
		if (email.length > 254 || !/^[^@\s]+@[^@\s]+$/.test(email)) {
			return refuse(400, "validation_failed", "Unable to validate email address: invalid format");
		}
		if (password !== undefined && givenHash !== undefined) {
			return refuse(400, "validation_failed", "Only a password or a password hash should be provided");
		}
		if (isPasswordTooLong(String(password))) {
			return refusePassword();
		}
		if (typeof id !== "string" || !uuid.test(id)) {
			return refuse(400, "validation_failed", "ID must conform to the uuid v4 format");
		}
		if (givenHash !== undefined && !(typeof givenHash === "string" && bcryptHash.test(givenHash))) {
			return refuse(500, "unexpected_failure", "Error creating user");
		}
		if (typeof metadata !== "object" || metadata === null) {
			return refuse(400, "validation_failed", "user_metadata must be an object");
		}
		// Like there: without a password the account has one that no one knows.
		const passwordHash = givenHash ?? (await hash(String(password ?? randomBytes(32).toString("base64url")), 10));
		const isConfirmed = body.email_confirm === true;
		try {
			const account = { id, email: email.toLowerCase(), passwordHash, isConfirmed, metadata };
			const user = await record("addAccount", account);
			return user === undefined
				? refuse(422, "email_exists", "A user with this email address has already been registered")
				: Response.json(user);
		} catch (error) {
			if (error instanceof EngineUnavailable) {
				throw error;
			}
			return refuse(500, "unexpected_failure", "Database error creating new user");
		}
	}

	async function remove(id: string): Promise<Response> {
		if (!uuid.test(id)) {
			return refuse(404, "validation_failed", "user_id must be an UUID");
		}
		return (await record("removeAccount", id)) ? Response.json({}) : refuse(404, "user_not_found", "User not found");
	}
}

/** Like GoTrue, which counts bytes as well. */
export const refusePassword = () => refuse(400, "validation_failed", "Password cannot be longer than 72 characters");

const refuse = (code: number, error_code: string, msg: string) => Response.json({ code, error_code, msg }, { status: code });
