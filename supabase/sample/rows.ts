type Status = "draft" | "published";

/** A row for `profile`; the database adds the id. */
export interface ProfileRow {
	name: string;
	title: string;
	location: string;
	profile_image: string | null;
	available_for_projects: boolean;
	availability_text: string | null;
	about: string | null;
}

/** A row for `projects`; the database makes the slug. Times are ISO 8601 with a zone. */
export interface ProjectRow {
	title: string;
	description: string;
	preview_url: string;
	project_url: string | null;
	tags: string[];
	year: string;
	content: string | null;
	status: Status;
	created_at: string;
	updated_at: string;
}

/** A row for `essays`; the database makes the slug. `date` is yyyy-mm-dd, `reading_time` whole minutes. */
export interface EssayRow {
	title: string;
	date: string;
	reading_time: number;
	excerpt: string;
	content: string;
	featured_image: string | null;
	topics: string[];
	language: "en" | "id";
	status: Status;
	created_at: string;
	updated_at: string;
}

/** A row for `jobs`. Dates are yyyy-mm-dd; a higher `display_order` appears first. */
export interface JobRow {
	position: string;
	company: string;
	company_logo: string | null;
	location: string;
	start_date: string;
	end_date: string | null;
	description: string | null;
	is_current: boolean;
	display_order: number;
}

/** A row for `quotes`; the database computes the total. */
export interface QuoteRow {
	number?: string;
	client_name: string;
	client_email: string;
	title: string;
	language: "en" | "id";
	lines: { title: string; description?: string; quantity: number; unit_price: number; service_id?: string }[];
	discount: number;
	terms: string;
	payment: string;
	valid_until: string;
	status: "draft" | "sent" | "declined";
	sent_at?: string;
	viewed_at?: string;
	answered_at?: string;
	answer_note?: string;
	created_at: string;
	updated_at: string;
}
