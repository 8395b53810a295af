import { type Check, type CheckedSite, requestSite, type SiteResponse } from "./requestSite.ts";

/** The columns of each table, and of the view of the list of admins, in the form of PostgREST's `select`. */
const expectedColumns = {
	projects: "id,title,description,preview_url,project_url,share_image,tags,year,content,status,publish_at,created_at,updated_at",
	essays:
		"id,title,date,reading_time,excerpt,content,featured_image,description,share_image,status,publish_at," +
		"topics,language,translation_of,created_at,updated_at",
	jobs:
		"id,position,company,company_logo,location,start_date,end_date,description,is_current," +
		"display_order,created_at,updated_at",
	profile: "id,singleton,name,title,location,profile_image,available_for_projects,availability_text,about,created_at,updated_at",
	contacts: "id,name,email,subject,message,status,created_at,follow_up_on,email_key",
	admins: "user_id",
	publication_clock: "now,next_due_in_ms",
	setup: "id,is_dismissed,backed_up_at,created_at",
	mail_settings: "id,is_on,sends_receipts,created_at",
	mails: "id,kind,entity,entity_id,recipient,created_at,attempts,next_attempt_at,sent_at,error",
	redirects: "from_path,to_path,created_at",
	reply_templates: "id,name,subject,body,display_order,created_at,updated_at",
	site_settings:
		"id,name,default_title,default_description,version_badge,time_zone,city,chat_number,hours,social,share_targets,leads,store," +
		"home_sections,accent,favicon,share_image,created_at,updated_at",
	services:
		"id,name,description,price,original_price,period,features,delivery_time,category,is_popular," +
		"display_order,status,created_at,updated_at",
	service_categories: "id,name,display_order,created_at,updated_at",
	preview_links: "id,entity,entity_id,created_at,expires_at",
	revisions: "entity,entity_id,number,values,admin_id,created_at",
	hire_projects:
		"id,client_name,client_email,project_type,project_description,budget_range,timeline," +
		"additional_requirements,status,created_at,follow_up_on,email_key,value,contact_id",
	enquiry_notes: "id,entity,entity_id,body,created_at,updated_at",
	enquiry_events: "id,entity,entity_id,kind,detail,created_at",
} as const;

const tables = Object.keys(expectedColumns) as (keyof typeof expectedColumns)[];
const inboxes = ["contacts", "hire_projects"];
const closed = [
	...inboxes,
	"admins",
	"preview_links",
	"revisions",
	"enquiry_notes",
	"enquiry_events",
	"mails",
	"mail_settings",
	"redirects",
	"setup",
	"reply_templates",
];

/**
 * Checks that every table is there with its columns. A visitor may not read the inboxes, but the refusal
 * shows that they exist.
 */
export async function checkTables(site: CheckedSite): Promise<Check[]> {
	const repair = site.isHosted ? "`supabase db push`" : "restart the site";
	const checks: Check[] = [];
	for (const table of tables) {
		const key = inboxes.includes(table) ? site.secretKey : undefined;
		const answer = await requestSite(
			site,
			`/rest/v1/${table}?select=${expectedColumns[table]}&limit=0`,
			key === undefined ? {} : { key },
		);
		const isExpected = answer.status === 200 || (closed.includes(table) && key === undefined && answer.code === "42501");
		checks.push({
			claim: `the table ${table} is as the migrations make it`,
			...(!isExpected && {
				problem: `${describeResponse(answer)}: apply the migrations (${repair})`,
			}),
		});
	}
	return checks;
}

const describeResponse = ({ status, code, message }: SiteResponse) =>
	[status || "no answer", code, message].filter(Boolean).join(" ");
