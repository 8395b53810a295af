import { urls } from "@site/shared-data";
import { checkProfile, profileRules } from "@site/shared-data/rules";
import { Field, Input, Textarea } from "@site/shared-ui";
import { Checkbox } from "@site/shared-ui/Checkbox";
import { FieldGroup } from "@site/shared-ui/FieldGroup";
import { useLoaderData } from "@site/shared-ui/router";
import { DraftForm } from "../drafts/DraftForm.tsx";
import { ImageInput } from "../images/ImageInput.tsx";
import { SignOutEverywhere } from "../session/SignOutEverywhere.tsx";
import type { profileLoader } from "./profileLoader.ts";
import { type ProfileValues, toProfileDraft } from "./profileValues.ts";

/** The form of the one public profile. */
export function ProfileScreen() {
	const { stored, storeImage } = useLoaderData<typeof profileLoader>();
	return (
		<DraftForm
			noun="profile"
			title={() => "Edit profile"}
			stored={stored}
			blank={stored.values}
			labels={labels}
			check={(values) => checkProfile(toProfileDraft(values))}
			back={{ to: urls.admin.dashboard(), label: "Back to the dashboard" }}
			saves={() => [{ label: "Save Changes" }]}
			canCancel
		>
			{({ values, set, errorOf }) => (
				<div>
					<FieldGroup label="Identity" hint="The head of the home page.">
						<ImageInput
							label={labels.profileImage}
							name="profileImage"
							shape="square"
							optional
							value={values.profileImage}
							onValueChange={(profileImage) => set({ profileImage })}
							onUpload={storeImage}
							error={errorOf("profileImage")}
						/>
						<Field label={labels.name} error={errorOf("name")}>
							<Input
								name="name"
								required
								autoComplete="off"
								maxLength={profileRules.name.max}
								value={values.name}
								onChange={(event) => set({ name: event.target.value })}
							/>
						</Field>
						<Field label={labels.title} hint="One line about what you do." error={errorOf("title")}>
							<Input
								name="title"
								required
								maxLength={profileRules.title.max}
								value={values.title}
								onChange={(event) => set({ title: event.target.value })}
							/>
						</Field>
						<Field label={labels.location} error={errorOf("location")}>
							<Input
								name="location"
								required
								maxLength={profileRules.location.max}
								value={values.location}
								onChange={(event) => set({ location: event.target.value })}
							/>
						</Field>
					</FieldGroup>
					<FieldGroup label="Availability">
						<Checkbox
							label={labels.availableForProjects}
							hint="Shows the badge on the home page."
							name="availableForProjects"
							checked={values.availableForProjects}
							onChange={(event) => set({ availableForProjects: event.target.checked })}
						/>
						<Field label={labels.availabilityText} optional error={errorOf("availabilityText")}>
							<Input
								name="availabilityText"
								maxLength={profileRules.availabilityText.max}
								placeholder="Available for projects"
								value={values.availabilityText}
								onChange={(event) => set({ availabilityText: event.target.value })}
							/>
						</Field>
					</FieldGroup>
					<FieldGroup label="Story" hint="Paragraphs are separated by a blank line.">
						<Field label={labels.about} optional error={errorOf("about")}>
							<Textarea name="about" rows={8} value={values.about} onChange={(event) => set({ about: event.target.value })} />
						</Field>
					</FieldGroup>
					<FieldGroup label="Sessions" hint="For a lost or borrowed device. A new password ends all other sessions, too.">
						<SignOutEverywhere />
					</FieldGroup>
				</div>
			)}
		</DraftForm>
	);
}

const labels: Record<keyof ProfileValues, string> = {
	profileImage: "Profile Image",
	name: "Name",
	title: "Title",
	location: "Location",
	availableForProjects: "Available for projects",
	availabilityText: "Availability Text",
	about: "About",
};
