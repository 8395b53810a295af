import { type Profile, type ProfileDraft, urls } from "@site/shared-data";
import { profileRules, validateProfile } from "@site/shared-data/rules";
import { FieldGroup } from "@site/shared-ui/FieldGroup";
import { type ActionFunctionArgs, useLoaderData } from "@site/shared-ui/router";
import { createFormRoute } from "../drafts/form/createFormRoute.ts";
import { DraftForm } from "../drafts/form/DraftForm.tsx";
import type { FormDefinition } from "../drafts/form/FormDefinition.ts";
import { checkbox, defineFields, optionalText, text, type ValuesOf } from "../form/defineFields.ts";
import { CheckboxField, ImageField, TextAreaField, TextField } from "../form/fields.tsx";
import { imageStore } from "../form/imageStore.ts";
import { SignOutEverywhere } from "../sign-in/session/SignOutEverywhere.tsx";
import { AccountName } from "./AccountName.tsx";
import { accountNameAction } from "./accountNameAction.ts";

const fields = defineFields({
	profileImage: optionalText("Profile Image"),
	name: text("Name"),
	title: text("Title"),
	location: text("Location"),
	availableForProjects: checkbox("Available for projects"),
	availabilityText: optionalText("Availability Text"),
	about: optionalText("About"),
});

const profileForm: FormDefinition<ValuesOf<typeof fields>, Profile, ProfileDraft> = {
	noun: "profile",
	isOnlyRow: true,
	...fields,
	rules: profileRules,
	validate: validateProfile,
};

const form = createFormRoute(
	profileForm,
	// Reads the one profile without an id and creates it if it is missing.
	({ profile }) => ({ get: () => profile.getOrCreate(), save: profile.save }),
	(repositories) => ({ storeImage: imageStore(repositories, "profile-images") }),
);
export const { loader, shouldRevalidate } = form;

/** Stores the name of the account, or the profile. */
export async function action(args: ActionFunctionArgs) {
	const { accountName } = (await args.request.clone().json()) as { accountName?: string };
	return accountName === undefined ? form.action(args) : accountNameAction(args, accountName);
}

export function Component() {
	const { saved, storeImage } = useLoaderData<typeof loader>();
	return (
		<DraftForm
			definition={profileForm}
			saved={saved}
			storeImage={storeImage}
			title={() => "Edit profile"}
			back={{ to: urls.admin.dashboard(), label: "Back to the dashboard" }}
			saves={() => [{ label: "Save Changes" }]}
		>
			{(form) => (
				<div>
					<FieldGroup label="Identity" hint="The head of the home page.">
						<ImageField form={form} name="profileImage" shape="square" />
						<TextField form={form} name="name" autoComplete="off" />
						<TextField form={form} name="title" hint="One line about what you do." />
						<TextField form={form} name="location" />
					</FieldGroup>
					<FieldGroup label="Availability">
						<CheckboxField form={form} name="availableForProjects" hint="Shows the badge on the home page." />
						<TextField form={form} name="availabilityText" placeholder="Available for projects" />
					</FieldGroup>
					<FieldGroup label="Story" hint="Paragraphs are separated by a blank line.">
						{/* Without `maxLength`, because the browser would truncate a pasted text. */}
						<TextAreaField form={form} name="about" rows={8} maxLength={undefined} />
					</FieldGroup>
					<FieldGroup label="Account">
						<AccountName />
					</FieldGroup>
					<FieldGroup label="Sessions" hint="For a lost or borrowed device. A new password ends all other sessions, too.">
						<SignOutEverywhere />
					</FieldGroup>
				</div>
			)}
		</DraftForm>
	);
}
