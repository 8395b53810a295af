import { ask } from "./ask.ts";
import type { Check, Patient } from "./Check.ts";

interface Settings {
	disable_signup?: boolean;
	external?: { email?: boolean; anonymous_users?: boolean };
}

const notAnAddress = { email: "this is no address", password: "" };

/** Whether strangers can make accounts. Only settings are read, and only addresses are sent that no server accepts. */
export async function checkAuth(patient: Patient): Promise<Check[]> {
	const settings = await ask(patient, "/auth/v1/settings");
	const { disable_signup, external } = (settings.status === 200 ? settings.body : {}) as Settings;
	const isHidden = settings.status !== 200;
	const signup = isHidden && (await isThere(patient, "/auth/v1/signup", notAnAddress));
	const otp = isHidden && (await isThere(patient, "/auth/v1/otp", { email: notAnAddress.email, create_user: false }));
	const openSignup = isHidden ? signup : disable_signup !== true;
	return [
		{
			claim: "nobody can sign up",
			...(openSignup && {
				wrong: `sign-up is open: ${repair(patient, 'Authentication → Sign In / Providers → "Allow new users to sign up" off')}`,
			}),
		},
		{
			claim: "one-time codes make no account",
			...((isHidden ? otp : openSignup) && {
				wrong: `/auth/v1/otp lets strangers in: ${repair(patient, "it closes together with sign-up")}`,
			}),
		},
		{
			claim: "anonymous sign-in is closed",
			...((isHidden ? signup : external?.anonymous_users !== false) && {
				wrong: `visitors can get an account without an address: ${repair(patient, 'Authentication → Sign In / Providers → "Allow anonymous sign-ins" off')}`,
			}),
		},
		{
			claim: "the owner can sign in with a password",
			...((isHidden ? await isClosed(patient) : external?.email !== true) && {
				wrong: `sign-in by e-mail is switched off: ${repair(patient, 'Authentication → Sign In / Providers → "Email" on')}`,
			}),
		},
	];
}

const repair = ({ isHosted }: Patient, place: string) =>
	isHosted
		? `in the project's dashboard, ${place}`
		: "the gateway lets too much or too little through; start the released version of this site";

/** The gateway answers 404 to what it does not let through; a server that refuses by its own settings says so. */
async function isThere(patient: Patient, path: string, body: unknown): Promise<boolean> {
	const answer = await ask(patient, path, { method: "POST", body });
	return answer.status !== 404 && !["signup_disabled", "otp_disabled", "email_provider_disabled"].includes(answer.code);
}

async function isClosed(patient: Patient): Promise<boolean> {
	const answer = await ask(patient, "/auth/v1/token?grant_type=password", { method: "POST", body: notAnAddress });
	return answer.status === 404 || answer.code === "email_provider_disabled";
}
