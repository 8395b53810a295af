import type { TableFixture } from "./TableFixture.ts";

const longAgo = "2001-01-01T00:00:00+00:00";
const chosenId = "11111111-1111-4111-8111-111111111111";
const [ana, budi] = ["Ana", "Budi"];
const unsent = { recipient: null, sent_at: null, error: null };

/** What belongs to a contact message or a hire request. */
export const enquiryFixtures: Readonly<Record<string, TableFixture>> = {
	enquiry_notes: {
		label: "entity",
		parents: ["contacts", "hire_projects"],
		rows: [
			{ entity: "contacts", entity_id: { idOf: ana, in: "contacts" }, body: "Calls back" },
			{ entity: "hire_projects", entity_id: { idOf: ana, in: "hire_projects" }, body: "Pays late" },
		],
		visitorSees: [],
		adminSees: ["contacts", "hire_projects"],
		fresh: { entity: "contacts", entity_id: { idOf: budi, in: "contacts" }, body: "Fresh" },
		second: { entity: "hire_projects", entity_id: { idOf: budi, in: "hire_projects" }, body: "Second" },
		visitorInserts: false,
		adminInserts: true,
		adminRemoves: true,
		forged: { id: chosenId, created_at: longAgo, updated_at: longAgo },
		changes: { body: "Changed" },
		fixed: {
			entity: "hire_projects",
			entity_id: { idOf: budi, in: "contacts" },
			id: chosenId,
			created_at: longAgo,
			updated_at: longAgo,
		},
	},
	mails: {
		label: "entity",
		parents: ["contacts", "hire_projects"],
		rows: [
			{ ...unsent, kind: "notice", entity: "contacts", entity_id: { idOf: ana, in: "contacts" } },
			{ ...unsent, kind: "receipt", entity: "hire_projects", entity_id: { idOf: ana, in: "hire_projects" } },
		],
		visitorSees: [],
		adminSees: ["contacts", "hire_projects"],
		fresh: { kind: "notice", entity: "contacts", entity_id: { idOf: budi, in: "contacts" } },
		second: { kind: "receipt", entity: "hire_projects", entity_id: { idOf: budi, in: "hire_projects" } },
		visitorInserts: false,
		adminInserts: false,
		adminRemoves: false,
		forged: { attempts: 7, created_at: longAgo, sent_at: longAgo, error: "secret" },
		changes: { next_attempt_at: longAgo },
		fixed: {
			id: 999,
			kind: "receipt",
			entity: "hire_projects",
			entity_id: { idOf: budi, in: "contacts" },
			recipient: "changed@example.com",
			attempts: 9,
			sent_at: longAgo,
			error: "changed",
			created_at: longAgo,
		},
	},
	mail_settings: {
		label: "id",
		rows: [{ id: "mail", is_on: false, sends_receipts: true }],
		visitorSees: [],
		adminSees: ["mail"],
		fresh: { id: "mail" },
		visitorInserts: false,
		adminInserts: false,
		adminRemoves: false,
		forged: { is_on: true, created_at: longAgo },
		changes: { sends_receipts: false },
		fixed: { id: "other", is_on: true, created_at: longAgo },
	},
	enquiry_events: {
		label: "entity",
		rows: [
			{ entity: "contacts", entity_id: { idOf: ana, in: "contacts" }, kind: "received", detail: {} },
			{ entity: "hire_projects", entity_id: { idOf: ana, in: "hire_projects" }, kind: "received", detail: {} },
		],
		writtenFor: {
			contacts: [{ name: ana, email: "secret@example.com", subject: "secret", message: "secret" }],
			hire_projects: [
				{
					client_name: ana,
					client_email: "secret@example.com",
					project_type: "secret",
					project_description: "secret",
					budget_range: "secret",
				},
			],
		},
		visitorSees: [],
		adminSees: ["contacts", "hire_projects"],
		fresh: { entity: "contacts", entity_id: { idOf: budi, in: "contacts" }, kind: "status", detail: {} },
		visitorInserts: false,
		adminInserts: false,
		adminRemoves: false,
		forged: { id: chosenId, created_at: longAgo },
		changes: { kind: "status" },
		fixed: {
			entity: "contacts",
			entity_id: { idOf: budi, in: "hire_projects" },
			detail: { to: "replied" },
			id: chosenId,
			created_at: longAgo,
		},
	},
};
