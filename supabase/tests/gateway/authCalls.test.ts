import { createHmac } from "node:crypto";
import { type AuthBody, readAuthBody, readAuthCall } from "../../embedded/gateway/authRequest.ts";
import { isSameSecret, readAccessToken } from "../../embedded/gateway/caller.ts";
import { attemptKeys, ceilingKeys, codeKey } from "../../embedded/gateway/signInLimits.ts";

const seconds = 1_800_000_000;
beforeAll(() => {
	jest.useFakeTimers({ now: seconds * 1000 });
});
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
const sign = (claims: object, secret = "secret") => {
	const text = `${part({ alg: "HS256" })}.${part(claims)}`;
	return `${text}.${createHmac("sha256", secret).update(text).digest("base64url")}`;
};
const valid = sign({ sub: "a", exp: seconds + 60 });
const [header, payload, signature] = valid.split(".");

test.each([
	["that expires in a second", sign({ sub: "a", exp: seconds + 1 }), true],
	["with its scheme", `Bearer ${valid}`, true],
	["after several blanks", `Bearer   ${valid}`, true],
	["without a scheme", valid, true],
	["of another secret", sign({ sub: "a", exp: seconds + 60 }, "other"), false],
	["that has expired", sign({ sub: "a", exp: seconds }), false],
	["without an end", sign({ sub: "a" }), false],
	["with other claims", `${header}.${part({ sub: "b", exp: seconds + 60 })}.${signature}`, false],
	["with half of its signature", `${header}.${payload}.${signature?.slice(0, 20)}`, false],
	["of two parts", `${header}.${payload}`, false],
	["without its signature", `${header}.${payload}.`, false],
	["without its claims", `${header}..${signature}`, false],
	["without its header", `.${payload}.${signature}`, false],
	["after another word", `Basic ${valid}`, false],
	["after a second scheme", `Bearer Bearer ${valid}`, false],
	["that is no token", "Bearer key", false],
	["that is absent", undefined, false],
])("a token %s is read: %s", (_, authorization, isRead) => {
	expect(readAccessToken(authorization, "secret")).toEqual(isRead ? { sub: "a", exp: expect.any(Number) } : undefined);
});

test("secrets are equal only as a whole", () => {
	expect(["secret", "secres", "secre", "secrets", ""].map((text) => isSameSecret(text, "secret"))).toEqual([
		true,
		false,
		false,
		false,
		false,
	]);
});

const call = (path: string, body: AuthBody = {}, method = "POST") => {
	const url = new URL(`/auth/v1/${path}`, "http://site.example");
	const known = readAuthCall({ method, url, body, network: "192.0.2.1", token: undefined });
	return known && { kind: known.kind, email: known.email, account: known.account, password: known.password };
};
const email = "A@Example.com";

test.each([
	["token?grant_type=password", "POST", { email, password: "p" }, "sign-in"],
	["token", "POST", { email, password: "p" }, "sign-in"],
	["token?grant_type=refresh_token", "POST", { email, password: "p" }, undefined],
	["verify", "POST", { email, password: "p" }, "verification"],
	["recover", "POST", { email, password: "p" }, "recovery"],
	["user", "PUT", { email, password: "p" }, "password-change"],
	["user", "PUT", { email }, undefined],
	["user", "GET", { email, password: "p" }, undefined],
	["logout", "POST", { email, password: "p" }, undefined],
])("the limits count %s (%s with %j) as %s", (path, method, body, kind) => {
	const expected = kind && { kind, email: "a@example.com", account: "a@example.com", password: "p" };
	expect(call(path, body, method)).toEqual(expected);
});

test.each<[AuthBody, string, string]>([
	[{ phone: "+62" }, "+62", "+62"],
	[{ email: "", phone: "+62" }, "+62", "+62"],
	[{ email: " Ａ@example.com" }, " ａ@example.com", "a@example.com"],
	[{ email: "a".repeat(255) }, "a".repeat(255), "a".repeat(254)],
	[{ email, token_hash: "" }, "a@example.com", "a@example.com"],
	[{ email, token_hash: "h" }, "", ""],
	[{ email: 1 }, "", ""],
	[{}, "", ""],
])("a verification with %j is for %.20j and counts for %.20j", (body, expected, account) => {
	expect(call("verify", body)).toMatchObject({ email: expected, account, password: "" });
});

test("an e-mail next to a hash counts for other calls", () => {
	expect(call("recover", { email, token_hash: "h" })).toMatchObject({ email: "a@example.com" });
});

const read = (text: string | undefined) => readAuthBody(text === undefined ? undefined : new TextEncoder().encode(text));

test.each([
	[undefined, {}],
	["", {}],
	["{}", {}],
	['{"email":"a","data":{"b":1},"create_user":null}', { email: "a", data: { b: 1 }, create_user: null }],
	['{"email":null,"phone":null,"password":null,"token":null,"token_hash":null,"type":null,"refresh_token":null}', {}],
])("the auth body %j is %j", (text, body) => {
	expect(read(text)).toEqual(body);
});

test.each(["[]", "null", "1", '"a"', "{", "\ufeff{}", '{"email":1}', '{"token":{}}', '{"password":"a\\u0000"}'])(
	"the auth body %j is refused",
	(text) => {
		expect(() => read(text)).toThrow(SyntaxError);
	},
);

test("an auth body in another encoding is refused", () => {
	expect(() => readAuthBody(Buffer.from('{"a":"\u00ff"}', "latin1"))).toThrow(new SyntaxError("invalid UTF-8"));
});

const minutes = { 60_000: "minute", 3_600_000: "hour", 86_400_000: "day" };
const limitsOf = (keys: ReturnType<typeof attemptKeys>) =>
	keys.map(({ limit, windowMs }) => `${limit} per ${minutes[windowMs as keyof typeof minutes]}`);
const authCall = (kind: "sign-in" | "verification" | "recovery" | "password-change", account = "a@example.com") => ({
	kind,
	email: account,
	account,
	password: "",
	network: "192.0.2.1",
	token: undefined,
});

test.each([
	["sign-in", "a", ["10 per minute", "100 per minute"], ["300 per hour", "30 per hour"]],
	["verification", "a", ["10 per minute", "100 per minute", "30 per minute"], ["30 per day", "10 per day"]],
	["verification", "", ["10 per minute", "100 per minute"], ["30 per day", "10 per day"]],
	["recovery", "a", ["3 per minute", "1 per minute", "10 per day"], ["30 per day", "10 per day"]],
	["password-change", "a", [], ["30 per day", "10 per day"]],
] as const)("a %s of the account %j counts for %j, and from an unknown network for %j", (kind, account, limits, ceilings) => {
	const keys = attemptKeys(authCall(kind, account));
	const further = ceilingKeys(authCall(kind, account), account);
	expect([limitsOf(keys), limitsOf(further)]).toEqual([limits, ceilings]);
	expect(new Set([...keys, ...further].map(({ key }) => key)).size).toBe(keys.length + further.length);
});

test("a code may be guessed five times in an hour", () => {
	expect(limitsOf([codeKey("a")])).toEqual(["5 per hour"]);
});
