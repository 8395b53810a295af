import { type AdminRepositories, urls } from "@site/shared-data";
import { FieldGroup } from "@site/shared-ui/FieldGroup";
import { useLoaderData } from "@site/shared-ui/router";
import { createFormLoader } from "../drafts/form/createFormLoader.ts";
import { createSaveAction } from "../drafts/form/createSaveAction.ts";
import { DraftForm } from "../drafts/form/DraftForm.tsx";
import { CheckboxField, ImageField, TextAreaField, TextField } from "../form/fields.tsx";
import { SignOutEverywhere } from "../sign-in/session/SignOutEverywhere.tsx";
import { profileForm } from "./profileForm.ts";

export { shouldRevalidateForm as shouldRevalidate } from "../drafts/form/createFormLoader.ts";

/** Reads the one profile without an id and creates it if it is missing. */
const repositoryOf = ({ profile }: AdminRepositories) => ({ get: () => profile.getOrCreate(), save: profile.save });

export const loader = createFormLoader(profileForm, repositoryOf, "profile-images");

export const action = createSaveAction(profileForm, repositoryOf);

/** The form of the profile, a lazy route. */
export function Component() {
	const { saved, storeImage } = useLoaderData<typeof loader>();
	return (
		<DraftForm
			definition={profileForm}
			saved={saved}
			title={() => "Edit profile"}
			back={{ to: urls.admin.dashboard(), label: "Back to the dashboard" }}
			saves={() => [{ label: "Save Changes" }]}
			canCancel
		>
			{(form) => (
				<div>
					<FieldGroup label="Identity" hint="The head of the home page.">
						<ImageField form={form} name="profileImage" shape="square" onUpload={storeImage} />
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
					<FieldGroup label="Sessions" hint="For a lost or borrowed device. A new password ends all other sessions, too.">
						<SignOutEverywhere />
					</FieldGroup>
				</div>
			)}
		</DraftForm>
	);
}
