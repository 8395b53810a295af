import { urls } from "@site/shared-data";
import { TextLink } from "@site/shared-ui";
import { siteConfig } from "../../../site.config.ts";
import { chatAddress } from "../forms/chatAddress.ts";
import { formatPhone } from "./formatPhone.ts";
import { List } from "./Ways.styles.ts";

/** The owner's other addresses and hours. */
export function Ways() {
	const { social, chatNumber, hours } = siteConfig;
	const chat = chatAddress(chatNumber);
	return (
		<List>
			<div>
				<dt>Email</dt>
				<dd>
					<TextLink href={social.email}>{social.email.replace("mailto:", "")}</TextLink>
				</dd>
			</div>
			{chat && (
				<div>
					<dt>WhatsApp</dt>
					<dd>
						<TextLink href={chat} target="_blank" rel="noopener">
							{formatPhone(chatNumber)}
						</TextLink>
					</dd>
				</div>
			)}
			<div>
				<dt>Hours</dt>
				<dd>{hours}</dd>
			</div>
			<div>
				<dt>Project?</dt>
				<dd>
					<TextLink to={urls.hire()}>Use the hire form instead</TextLink>
				</dd>
			</div>
		</List>
	);
}
