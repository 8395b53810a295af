import addressparser from "nodemailer/lib/addressparser";
import { StartError } from "../embedded/errors.ts";

export interface Address {
	name: string;
	address: string;
}

export interface MailSettings {
	/** smtp or smtps, with credentials. */
	smtpUrl: string;
	from: Address;
	/** The recipients of notices; empty: the admins. */
	notify: Address[];
}

/** Undefined without SMTP_URL: then no mail is sent. Throws a StartError that names an unusable variable. */
export function readMailSettings(env: NodeJS.ProcessEnv): MailSettings | undefined {
	const given = (name: string) => env[name]?.trim() || undefined;
	const smtpUrl = given("SMTP_URL");
	if (!smtpUrl) return undefined;
	const { protocol, hostname, username = "" } = URL.canParse(smtpUrl) ? new URL(smtpUrl) : {};
	if (!(protocol === "smtp:" || protocol === "smtps:") || !hostname) {
		throw new StartError("SMTP_URL must be an smtp or smtps address, such as smtps://user:password@mail.example.com.");
	}
	const sender = given("MAIL_FROM") ?? (username.includes("%40") ? decodeURIComponent(username) : given("ADMIN_EMAIL"));
	const [from, ...others] = readAddresses("MAIL_FROM", sender ?? "");
	if (!from || others.length > 0) throw new StartError("MAIL_FROM must be the e-mail address that the site's mail comes from.");
	return { smtpUrl, from, notify: readAddresses("NOTIFY_EMAIL", given("NOTIFY_EMAIL") ?? "") };
}

/** Addresses with or without a name, separated by commas. */
function readAddresses(name: string, value: string): Address[] {
	const addresses = addressparser(value, { flatten: true });
	const unusable = addresses.find(({ address }) => !/^[^@\s]+@[^@\s]+$/.test(address));
	if (unusable) throw new StartError(`${name} must hold e-mail addresses, not "${unusable.address || unusable.name}".`);
	return addresses;
}
