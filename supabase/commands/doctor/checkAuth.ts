import { type Check, type CheckedSite, requestSite } from "./requestSite.ts";

interface Settings {
	disable_signup?: boolean;
	external?: { email?: boolean; anonymous_users?: boolean };
}

const providers = "Authentication → Sign In / Providers";
const invalidEmail = { email: "this is no e-mail", password: "" };

/**
 * Checks that strangers cannot make accounts. It reads settings, and sends only invalid e-mails, so that it
 * makes no account itself.
 */
export async function checkAuth(site: CheckedSite): Promise<Check[]> {
	const settings = await requestSite(site, "/auth/v1/settings");
	const { disable_signup, external } = (settings.status === 200 ? settings.body : {}) as Settings;
	const isHidden = settings.status !== 200;
	const signup = isHidden && (await isExposed(site, "/auth/v1/signup", invalidEmail));
	const otp = isHidden && (await isExposed(site, "/auth/v1/otp", { email: invalidEmail.email, create_user: false }));
	const openSignup = isHidden ? signup : disable_signup !== true;
	return [
		{
			claim: "nobody can sign up",
			...(openSignup && {
				problem: "sign-up is open: " + repair(site, `${providers} → "Allow new users to sign up" off`),
			}),
		},
		{
			claim: "one-time codes make no account",
			...((isHidden ? otp : openSignup) && {
				problem: `/auth/v1/otp lets strangers in: ${repair(site, "it closes together with sign-up")}`,
			}),
		},
		{
			claim: "anonymous sign-in is closed",
			...((isHidden ? signup : external?.anonymous_users !== false) && {
				problem:
					"visitors can get an account without an e-mail: " + repair(site, `${providers} → "Allow anonymous sign-ins" off`),
			}),
		},
		{
			claim: "the admin can sign in with a password",
			...((isHidden ? await isClosed(site) : external?.email !== true) && {
				problem: `sign-in by e-mail is switched off: ${repair(site, `${providers} → "Email" on`)}`,
			}),
		},
	];
}

const repair = ({ isHosted }: CheckedSite, setting: string) =>
	isHosted
		? `in the project's dashboard, ${setting}`
		: "the gateway lets too much or too little through; start the released version of this site";

/** False when the gateway does not let the path through (404) or the server's settings switch it off. */
async function isExposed(site: CheckedSite, path: string, body: unknown): Promise<boolean> {
	const answer = await requestSite(site, path, { method: "POST", body });
	return answer.status !== 404 && !["signup_disabled", "otp_disabled", "email_provider_disabled"].includes(answer.code);
}

async function isClosed(site: CheckedSite): Promise<boolean> {
	const answer = await requestSite(site, "/auth/v1/token?grant_type=password", {
		method: "POST",
		body: invalidEmail,
	});
	return answer.status === 404 || answer.code === "email_provider_disabled";
}
