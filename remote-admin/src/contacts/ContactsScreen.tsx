import { type ContactMessage, urls } from "@site/shared-data";
import { today } from "@site/shared-data/dates";
import { useLoaderData } from "@site/shared-ui/router";
import { siteConfig } from "../../../site.config.ts";
import { DeleteDialog } from "../acts/DeleteDialog.tsx";
import { useDeletion } from "../acts/useDeletion.ts";
import { ExportButton } from "../export/ExportButton.tsx";
import { Opened } from "../inbox/Opened.tsx";
import { useOpened } from "../inbox/useOpened.ts";
import { BulkButton } from "../list/BulkButton.tsx";
import { ListFrame } from "../list/ListFrame.tsx";
import { useNow } from "../waiting/useNow.ts";
import { ContactActions } from "./ContactActions.tsx";
import { ContactCounters } from "./ContactCounters.tsx";
import { ContactDialog } from "./ContactDialog.tsx";
import { contactColumns } from "./contactColumns.tsx";
import { contactList, openedContact } from "./contactList.ts";
import { contactStatus } from "./contactStatus.ts";
import type { contactsLoader } from "./contactsLoader.ts";
import { useContactActs } from "./useContactActs.ts";

/** The messages that visitors sent. */
export function ContactsScreen() {
	const data = useLoaderData<typeof contactsLoader>();
	const now = useNow(data.now);
	const opened = useOpened(openedContact);
	const { markReplied, markRead, markSeen } = useContactActs();
	const deletion = useDeletion(urls.admin.contacts(), { one: "contact message", many: "contact messages" });
	const remove = (contacts: readonly ContactMessage[], after?: () => void) =>
		deletion.ask(
			contacts.map(({ id, name, subject }) => ({ id, name: `${name}: ${subject}` })),
			after,
		);
	return (
		<>
			<ListFrame
				title="Contacts"
				nouns={{ one: "message", many: "messages" }}
				actions={<ExportButton to={urls.admin.contacts()} name={`contacts-${today(siteConfig.timeZone)}`} />}
				counters={<ContactCounters />}
				searchLabel="Search name, email and subject"
				statuses={contactList.statuses.map((value) => ({ value, label: contactStatus[value].label }))}
				rules={contactList}
				list={data.list}
				table={{
					columns: contactColumns(now, opened.linkTo),
					nameOf: ({ name, subject }) => `${name}: ${subject}`,
					card: {
						areas: '"who status select" "what what what" "when actions actions"',
						columns: "minmax(0, 1fr) auto auto",
					},
				}}
				renderActions={(contact) => (
					<ContactActions
						contact={contact}
						view={opened.linkTo(contact.id)}
						onReplied={() => void markReplied([contact])}
						onDelete={() => remove([contact])}
					/>
				)}
				renderBulk={(chosen, clear) => (
					<>
						<BulkButton onPress={async () => (await markRead(chosen)) && clear()}>Mark as read</BulkButton>
						<BulkButton onPress={async () => (await markReplied(chosen)) && clear()}>Mark as replied</BulkButton>
						<BulkButton danger onPress={() => remove(chosen, clear)}>
							Delete…
						</BulkButton>
					</>
				)}
				notFound="No messages found"
				empty={{ title: "No contact messages yet.", children: "What visitors write on the contact page arrives here." }}
			>
				{(page) => (
					<Opened
						id={opened.id}
						noun="message"
						elsewhere={data.opened}
						page={page}
						onStep={opened.step}
						onSeen={(contact) => contact.status === "unread" && void markSeen(contact)}
						renderDialog={(contact, isOpen, steps) => (
							<ContactDialog
								open={isOpen && !deletion.isOpen}
								contact={contact}
								now={now}
								steps={steps}
								onClose={opened.close}
								onReplied={() => void markReplied([contact])}
								onDelete={() => remove([contact], opened.close)}
							/>
						)}
					/>
				)}
			</ListFrame>
			<DeleteDialog deletion={deletion} />
		</>
	);
}
