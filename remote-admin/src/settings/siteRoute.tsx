import { urls } from "@site/shared-data";
import {
	maxReasons,
	maxShareTargets,
	maxSocialLinks,
	reasonRules,
	shareTargetRules,
	socialLinkRules,
} from "@site/shared-data/rules";
import { FieldGroup, FieldRow } from "@site/shared-ui/FieldGroup";
import { type ActionFunctionArgs, useLoaderData } from "@site/shared-ui/router";
import { createFormRoute, revalidateAfter } from "../drafts/form/createFormRoute.ts";
import { DraftForm } from "../drafts/form/DraftForm.tsx";
import { FormParts } from "../form/FormParts.tsx";
import { CheckboxField, ImageField, SelectField, TextAreaField, TextField } from "../form/fields.tsx";
import { imageStore } from "../form/imageStore.ts";
import { ListField } from "../form/list/ListField.tsx";
import { QuoteSettingsFields } from "../quotes/settings/QuoteSettingsFields.tsx";
import { type QuoteSettingsSave, quoteSettingsAction } from "../quotes/settings/quoteSettingsAction.ts";
import { BlockError } from "../results/BlockError.tsx";
import { toResult } from "../results/Result.ts";
import {
	AccentField,
	ChatNumberField,
	CityField,
	currencyOptions,
	sectionNames,
	socialKindNames,
	TimeZoneField,
} from "./siteFields.tsx";
import { siteForm, wordHints } from "./siteForm.ts";

const form = createFormRoute(
	siteForm,
	// The one row; a form requires an id.
	({ settings }) => ({
		get: async () => ({ ...(await settings.get()), id: "site" }),
		save: async (_id, ...save) => ({ ...(await settings.save(...save)), id: "site" }),
	}),
	async (repositories) => ({
		storeImage: imageStore(repositories, "profile-images"),
		quoteSettings: await toResult(repositories.quoteSettings.get()),
	}),
);
export const { loader } = form;

/** Saves the settings of quotes or of the site. */
export async function action(args: ActionFunctionArgs) {
	const asked = (await args.request.clone().json()) as QuoteSettingsSave | { quoteSettings?: never };
	return asked.quoteSettings ? quoteSettingsAction(args, asked) : form.action(args);
}

export const shouldRevalidate = revalidateAfter("quoteSettings");

/** Keyed by ids that no field has as its name. */
const parts = {
	"part-name": "Name",
	"part-place": "Place and time",
	"part-contact": "Contact",
	"part-home": "Home page",
	"part-navigation": "Navigation",
	"part-lists": "Lists",
	"part-sentences": "Sentences",
	"part-store": "Store",
	"part-words": "Words",
	"part-hire": "Hire form",
	"part-quotes": "Quotes",
	"part-looks": "Looks",
	"part-visits": "Visits",
} as const;

const part = (id: keyof typeof parts) => ({ id, label: parts[id] });

/** The form of the site's settings, a lazy route. */
export function Component() {
	const { saved, storeImage, quoteSettings } = useLoaderData<typeof loader>();
	return (
		<DraftForm
			definition={siteForm}
			saved={saved}
			storeImage={storeImage}
			title={() => "Site"}
			back={{ to: urls.admin.dashboard(), label: "Back to the dashboard" }}
			saves={() => [{ label: "Save Changes" }]}
		>
			{(form) => (
				<FormParts parts={parts}>
					<FieldGroup {...part("part-name")} hint="Your own name is in the profile.">
						<TextField
							form={form}
							name="name"
							hint="Of the admin area and its sign-in page. Visitors and mail show the name in your profile."
						/>
						<TextField form={form} name="defaultTitle" hint="Leave empty to show your name and what you do." />
						<TextAreaField
							form={form}
							name="defaultDescription"
							rows={2}
							limit={160}
							hint="Leave empty to make it from the profile."
						/>
						<TextField form={form} name="versionBadge" hint="Leave empty to hide the badge." />
					</FieldGroup>
					<FieldGroup {...part("part-place")} hint="The footer's clock, “today”, and the times of schedules follow the zone.">
						<FieldRow>
							<TimeZoneField form={form} />
							<CityField form={form} />
						</FieldRow>
						<CheckboxField
							form={form}
							name="showsTemperature"
							hint="An invented temperature from 25 to 34 °C next to the city."
						/>
					</FieldGroup>
					<FieldGroup {...part("part-contact")} hint="How visitors reach you.">
						<ChatNumberField form={form} />
						<TextField form={form} name="hours" hint="When you answer. Leave empty to hide it." />
						<ListField
							form={form}
							name="social"
							hint="In the footer, on the contact page and for search engines, in this order."
							noun="link"
							namedBy={1}
							max={maxSocialLinks}
							cells={[
								{ label: "Kind", options: socialKindNames },
								{ label: "Label", rule: socialLinkRules.label },
								{ label: "Address", rule: socialLinkRules.url },
							]}
						/>
						<ListField
							form={form}
							name="shareTargets"
							hint="{url} and {title} become the essay's URL and title."
							noun="target"
							max={maxShareTargets}
							cells={[
								{ label: "Label", rule: shareTargetRules.label },
								{ label: "Address", rule: shareTargetRules.url },
							]}
						/>
					</FieldGroup>
					<FieldGroup {...part("part-home")} hint="Below your picture and name, in this order.">
						<ListField
							form={form}
							name="homeSections"
							noun="section"
							max={Object.keys(sectionNames).length}
							cells={[{ label: "Section", options: sectionNames }]}
						/>
					</FieldGroup>
					<FieldGroup
						{...part("part-navigation")}
						hint="The header lists them. A page that is off stays public, and links to it work."
					>
						<CheckboxField form={form} name="showsStore" hint="With your services and prices." />
						<CheckboxField form={form} name="showsHire" hint="With the form for a project." />
					</FieldGroup>
					<FieldGroup {...part("part-lists")} hint="The sentence above each list. Leave empty to show none.">
						<TextField form={form} name="leadProjects" />
						<TextField form={form} name="leadEssays" />
					</FieldGroup>
					<FieldGroup {...part("part-sentences")} hint="They speak in your name. Leave one empty to hide it.">
						<TextField form={form} name="callToAction" hint="After “Something in mind?”" />
						<TextAreaField form={form} name="contactLead" rows={2} />
						<TextField form={form} name="contactNote" />
						<TextField form={form} name="contactSent" />
						<TextAreaField form={form} name="hireLead" rows={2} />
						<TextField form={form} name="hireNote" />
						<TextField form={form} name="hireSent" />
						<TextField form={form} name="hireDescription" hint="After “Tell … what you are making: project, budget and time.”" />
						<FieldRow>
							<TextField form={form} name="newEssays" hint="At the left end of the line above the essays." />
							<TextField form={form} name="oldEssays" hint="At its right end." />
						</FieldRow>
						<TextField form={form} name="notFound" hint="Leave empty to say “Page not found”." />
					</FieldGroup>
					<FieldGroup {...part("part-store")} hint="The texts around your services, in the language of your customers.">
						<FieldRow>
							<SelectField
								form={form}
								name="currency"
								options={currencyOptions}
								hint="Used for prices and hire requests. Changing it converts no amounts."
							/>
							<TextField
								form={form}
								name="language"
								spellCheck={false}
								hint="Like id or de-AT; it also decides how amounts are written."
							/>
						</FieldRow>
						<TextField form={form} name="storeTitle" />
						<TextField form={form} name="storeNote" />
						<TextField form={form} name="reasonsTitle" />
						<ListField
							form={form}
							name="reasons"
							hint="Without any, the part is not shown."
							noun="reason"
							max={maxReasons}
							cells={[
								{ label: "Title", rule: reasonRules.title },
								{ label: "Text", rule: reasonRules.text, isLong: true },
							]}
						/>
						<TextField form={form} name="consultationTitle" />
						<TextAreaField form={form} name="consultationText" rows={3} />
						<TextField form={form} name="consultationAction" />
					</FieldGroup>
					<FieldGroup {...part("part-words")} hint="On the page of the store and on its cards.">
						{Object.entries(wordHints).map(([name, hint]) => (
							<TextField key={name} form={form} name={name as keyof typeof wordHints} hint={hint} />
						))}
					</FieldGroup>
					<FieldGroup {...part("part-hire")} hint="One option per line. Earlier requests keep their options.">
						<TextAreaField form={form} name="projectTypes" rows={9} />
						<TextAreaField form={form} name="budgetRanges" rows={7} hint="“Custom Range” lets visitors write another amount." />
						<TextField form={form} name="budgetNote" hint="Leave empty to hide it." />
						<TextAreaField form={form} name="timelines" rows={6} />
					</FieldGroup>
					<FieldGroup {...part("part-quotes")} hint="A new quote starts with them. They have their own button.">
						{quoteSettings.status === "success" ? (
							<QuoteSettingsFields settings={quoteSettings.data} storeImage={form.storeImage} />
						) : (
							<BlockError what="The settings of quotes could not be loaded." kind={quoteSettings.kind} />
						)}
					</FieldGroup>
					<FieldGroup {...part("part-looks")}>
						<AccentField form={form} />
						<ImageField form={form} name="favicon" shape="square" hint="A square of at least 48 pixels." />
						<ImageField
							form={form}
							name="shareImage"
							shape="wide"
							hint="For links to pages without a picture: 1200 × 630 pixels."
						/>
					</FieldGroup>
					<FieldGroup {...part("part-visits")} hint="Counts the views of each page, without cookies or data about visitors.">
						<CheckboxField form={form} name="countVisits" hint="When this is off, nothing is counted. Earlier counts are kept." />
					</FieldGroup>
				</FormParts>
			)}
		</DraftForm>
	);
}
