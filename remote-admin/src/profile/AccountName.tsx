import { urls } from "@site/shared-data";
import { profileRules } from "@site/shared-data/rules";
import { Button } from "@site/shared-ui";
import { Field } from "@site/shared-ui/Field";
import { Input } from "@site/shared-ui/Input";
import { InlineFormStatus } from "../drafts/inline/InlineFormStatus.tsx";
import { useInlineForm } from "../drafts/inline/useInlineForm.ts";
import { useAccount } from "../layout/useSite.ts";
import { useMutationQueue } from "../mutations/MutationProvider.tsx";

/** The name of the signed-in account, shown only in the admin area. */
export function AccountName() {
	const { id = "", name = "" } = useAccount() ?? {};
	const { toasts } = useMutationQueue();
	const form = useInlineForm({
		item: `account name:${id}`,
		stored: { values: { name }, revision: null },
		to: urls.admin.profile(),
		toBody: ({ values }) => ({ accountName: values.name }),
		onSaved: () => toasts.show({ tone: "ok", text: "The account has its new name." }),
	});
	const canSave = form.isDirty && form.values.name.trim() !== "";
	return (
		<>
			<Field label="Name of your account" hint="Shown at the end of the menu. Only you see it.">
				<Input
					value={form.values.name}
					maxLength={profileRules.name.max}
					autoComplete="name"
					onKeyDown={(event) => {
						if (event.key !== "Enter") return;
						// The key would otherwise save the surrounding profile.
						event.preventDefault();
						if (canSave) form.save();
					}}
					onChange={(event) => form.set({ name: event.currentTarget.value })}
				/>
			</Field>
			<div>
				<InlineFormStatus form={form} noun="name">
					<Button busy={form.isSaving} disabled={!canSave} onClick={form.save}>
						Change the name
					</Button>
				</InlineFormStatus>
			</div>
		</>
	);
}
