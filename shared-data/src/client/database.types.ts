// Written by `npm run types` from supabase/migrations; change those instead.

export type Database = {
	public: {
		Tables: {
			contacts: {
				Row: {
					id: string;
					name: string;
					email: string;
					subject: string;
					message: string;
					status: "unread" | "read" | "replied";
					created_at: string;
					follow_up_on: string | null;
					email_key: string | null;
					search_text: string | null;
				};
				Insert: {
					id?: string;
					name: string;
					email: string;
					subject: string;
					message: string;
					status?: "unread" | "read" | "replied";
					created_at?: string;
					follow_up_on?: string | null;
					email_key?: string | null;
					search_text?: string | null;
				};
				Update: {
					id?: string;
					name?: string;
					email?: string;
					subject?: string;
					message?: string;
					status?: "unread" | "read" | "replied";
					created_at?: string;
					follow_up_on?: string | null;
					email_key?: string | null;
					search_text?: string | null;
				};
				Relationships: [];
			};
			enquiry_events: {
				Row: {
					id: string;
					entity: "contacts" | "hire_projects";
					entity_id: string;
					kind: "received" | "status" | "follow_up" | "converted" | "mail_sent" | "mail_failed" | "quote_sent" | "quote_opened" | "quote_accepted" | "quote_declined" | "quote_taken_back";
					detail: unknown;
					created_at: string;
					contact_id: string | null;
					hire_project_id: string | null;
				};
				Insert: {
					id?: string;
					entity: "contacts" | "hire_projects";
					entity_id: string;
					kind: "received" | "status" | "follow_up" | "converted" | "mail_sent" | "mail_failed" | "quote_sent" | "quote_opened" | "quote_accepted" | "quote_declined" | "quote_taken_back";
					detail?: unknown;
					created_at?: string;
					contact_id?: string | null;
					hire_project_id?: string | null;
				};
				Update: {
					id?: string;
					entity?: "contacts" | "hire_projects";
					entity_id?: string;
					kind?: "received" | "status" | "follow_up" | "converted" | "mail_sent" | "mail_failed" | "quote_sent" | "quote_opened" | "quote_accepted" | "quote_declined" | "quote_taken_back";
					detail?: unknown;
					created_at?: string;
					contact_id?: string | null;
					hire_project_id?: string | null;
				};
				Relationships: [];
			};
			enquiry_notes: {
				Row: {
					id: string;
					entity: "contacts" | "hire_projects";
					entity_id: string;
					body: string;
					created_at: string;
					updated_at: string;
					contact_id: string | null;
					hire_project_id: string | null;
					row_key: string | null;
				};
				Insert: {
					id?: string;
					entity: "contacts" | "hire_projects";
					entity_id: string;
					body: string;
					created_at?: string;
					updated_at?: string;
					contact_id?: string | null;
					hire_project_id?: string | null;
					row_key?: string | null;
				};
				Update: {
					id?: string;
					entity?: "contacts" | "hire_projects";
					entity_id?: string;
					body?: string;
					created_at?: string;
					updated_at?: string;
					contact_id?: string | null;
					hire_project_id?: string | null;
					row_key?: string | null;
				};
				Relationships: [];
			};
			essays: {
				Row: {
					id: string;
					title: string;
					date: string;
					reading_time: number;
					excerpt: string;
					content: string;
					featured_image: string | null;
					status: "draft" | "published";
					created_at: string;
					updated_at: string;
					publish_at: string | null;
					topics: string[];
					language: "en" | "id";
					translation_of: string | null;
					description: string | null;
					share_image: string | null;
					row_key: string | null;
					search_text: string | null;
				};
				Insert: {
					id?: string;
					title: string;
					date?: string;
					reading_time?: number;
					excerpt: string;
					content: string;
					featured_image?: string | null;
					status?: "draft" | "published";
					created_at?: string;
					updated_at?: string;
					publish_at?: string | null;
					topics?: string[];
					language?: "en" | "id";
					translation_of?: string | null;
					description?: string | null;
					share_image?: string | null;
					row_key?: string | null;
					search_text?: string | null;
				};
				Update: {
					id?: string;
					title?: string;
					date?: string;
					reading_time?: number;
					excerpt?: string;
					content?: string;
					featured_image?: string | null;
					status?: "draft" | "published";
					created_at?: string;
					updated_at?: string;
					publish_at?: string | null;
					topics?: string[];
					language?: "en" | "id";
					translation_of?: string | null;
					description?: string | null;
					share_image?: string | null;
					row_key?: string | null;
					search_text?: string | null;
				};
				Relationships: [];
			};
			hire_projects: {
				Row: {
					id: string;
					client_name: string;
					client_email: string;
					project_type: string;
					project_description: string;
					budget_range: string;
					timeline: string | null;
					additional_requirements: string | null;
					status: "pending" | "reviewing" | "accepted" | "rejected" | "completed";
					created_at: string;
					follow_up_on: string | null;
					email_key: string | null;
					value: number | null;
					contact_id: string | null;
					search_text: string | null;
					row_key: string | null;
				};
				Insert: {
					id?: string;
					client_name: string;
					client_email: string;
					project_type: string;
					project_description: string;
					budget_range: string;
					timeline?: string | null;
					additional_requirements?: string | null;
					status?: "pending" | "reviewing" | "accepted" | "rejected" | "completed";
					created_at?: string;
					follow_up_on?: string | null;
					email_key?: string | null;
					value?: number | null;
					contact_id?: string | null;
					search_text?: string | null;
					row_key?: string | null;
				};
				Update: {
					id?: string;
					client_name?: string;
					client_email?: string;
					project_type?: string;
					project_description?: string;
					budget_range?: string;
					timeline?: string | null;
					additional_requirements?: string | null;
					status?: "pending" | "reviewing" | "accepted" | "rejected" | "completed";
					created_at?: string;
					follow_up_on?: string | null;
					email_key?: string | null;
					value?: number | null;
					contact_id?: string | null;
					search_text?: string | null;
					row_key?: string | null;
				};
				Relationships: [];
			};
			invoices: {
				Row: {
					id: string;
					quote_id: string;
					number: string;
					amount: number;
					due_on: string;
					paid_on: string | null;
					created_at: string;
					updated_at: string;
					row_key: string | null;
				};
				Insert: {
					id?: string;
					quote_id: string;
					number: string;
					amount: number;
					due_on: string;
					paid_on?: string | null;
					created_at?: string;
					updated_at?: string;
					row_key?: string | null;
				};
				Update: {
					id?: string;
					quote_id?: string;
					number?: string;
					amount?: number;
					due_on?: string;
					paid_on?: string | null;
					created_at?: string;
					updated_at?: string;
					row_key?: string | null;
				};
				Relationships: [];
			};
			jobs: {
				Row: {
					id: string;
					position: string;
					company: string;
					company_logo: string | null;
					location: string;
					start_date: string;
					end_date: string | null;
					description: string | null;
					is_current: boolean;
					display_order: number;
					created_at: string;
					updated_at: string;
					row_key: string | null;
					search_text: string | null;
				};
				Insert: {
					id?: string;
					position: string;
					company: string;
					company_logo?: string | null;
					location: string;
					start_date: string;
					end_date?: string | null;
					description?: string | null;
					is_current?: boolean;
					display_order?: number;
					created_at?: string;
					updated_at?: string;
					row_key?: string | null;
					search_text?: string | null;
				};
				Update: {
					id?: string;
					position?: string;
					company?: string;
					company_logo?: string | null;
					location?: string;
					start_date?: string;
					end_date?: string | null;
					description?: string | null;
					is_current?: boolean;
					display_order?: number;
					created_at?: string;
					updated_at?: string;
					row_key?: string | null;
					search_text?: string | null;
				};
				Relationships: [];
			};
			mail_settings: {
				Row: {
					id: string;
					is_on: boolean;
					sends_receipts: boolean;
					created_at: string;
				};
				Insert: {
					id?: string;
					is_on?: boolean;
					sends_receipts?: boolean;
					created_at?: string;
				};
				Update: {
					id?: string;
					is_on?: boolean;
					sends_receipts?: boolean;
					created_at?: string;
				};
				Relationships: [];
			};
			mails: {
				Row: {
					id: number;
					kind: "notice" | "receipt" | "quote";
					entity: "contacts" | "hire_projects" | "quotes";
					entity_id: string;
					recipient: string | null;
					contact_id: string | null;
					hire_project_id: string | null;
					created_at: string;
					attempts: number;
					next_attempt_at: string | null;
					sent_at: string | null;
					error: string | null;
					quote_id: string | null;
					event: "opened" | "accepted" | "declined" | "taken_back" | "ending" | null;
				};
				Insert: {
					id?: number;
					kind: "notice" | "receipt" | "quote";
					entity: "contacts" | "hire_projects" | "quotes";
					entity_id: string;
					recipient?: string | null;
					contact_id?: string | null;
					hire_project_id?: string | null;
					created_at?: string;
					attempts?: number;
					next_attempt_at?: string | null;
					sent_at?: string | null;
					error?: string | null;
					quote_id?: string | null;
					event?: "opened" | "accepted" | "declined" | "taken_back" | "ending" | null;
				};
				Update: {
					id?: number;
					kind?: "notice" | "receipt" | "quote";
					entity?: "contacts" | "hire_projects" | "quotes";
					entity_id?: string;
					recipient?: string | null;
					contact_id?: string | null;
					hire_project_id?: string | null;
					created_at?: string;
					attempts?: number;
					next_attempt_at?: string | null;
					sent_at?: string | null;
					error?: string | null;
					quote_id?: string | null;
					event?: "opened" | "accepted" | "declined" | "taken_back" | "ending" | null;
				};
				Relationships: [];
			};
			preview_links: {
				Row: {
					id: string;
					entity: "essays" | "projects";
					entity_id: string;
					token_hash: string;
					created_at: string;
					expires_at: string;
					essay_id: string | null;
					project_id: string | null;
				};
				Insert: {
					id?: string;
					entity: "essays" | "projects";
					entity_id: string;
					token_hash: string;
					created_at?: string;
					expires_at?: string;
					essay_id?: string | null;
					project_id?: string | null;
				};
				Update: {
					id?: string;
					entity?: "essays" | "projects";
					entity_id?: string;
					token_hash?: string;
					created_at?: string;
					expires_at?: string;
					essay_id?: string | null;
					project_id?: string | null;
				};
				Relationships: [];
			};
			profile: {
				Row: {
					id: string;
					singleton: boolean;
					name: string;
					title: string;
					location: string;
					profile_image: string | null;
					available_for_projects: boolean;
					availability_text: string | null;
					about: string | null;
					created_at: string;
					updated_at: string;
				};
				Insert: {
					id?: string;
					singleton?: boolean;
					name: string;
					title: string;
					location: string;
					profile_image?: string | null;
					available_for_projects?: boolean;
					availability_text?: string | null;
					about?: string | null;
					created_at?: string;
					updated_at?: string;
				};
				Update: {
					id?: string;
					singleton?: boolean;
					name?: string;
					title?: string;
					location?: string;
					profile_image?: string | null;
					available_for_projects?: boolean;
					availability_text?: string | null;
					about?: string | null;
					created_at?: string;
					updated_at?: string;
				};
				Relationships: [];
			};
			projects: {
				Row: {
					id: string;
					title: string;
					description: string;
					preview_url: string;
					project_url: string | null;
					tags: string[];
					year: string;
					content: string | null;
					status: "draft" | "published";
					created_at: string;
					updated_at: string;
					publish_at: string | null;
					share_image: string | null;
					row_key: string | null;
					search_text: string | null;
				};
				Insert: {
					id?: string;
					title: string;
					description: string;
					preview_url: string;
					project_url?: string | null;
					tags?: string[];
					year: string;
					content?: string | null;
					status?: "draft" | "published";
					created_at?: string;
					updated_at?: string;
					publish_at?: string | null;
					share_image?: string | null;
					row_key?: string | null;
					search_text?: string | null;
				};
				Update: {
					id?: string;
					title?: string;
					description?: string;
					preview_url?: string;
					project_url?: string | null;
					tags?: string[];
					year?: string;
					content?: string | null;
					status?: "draft" | "published";
					created_at?: string;
					updated_at?: string;
					publish_at?: string | null;
					share_image?: string | null;
					row_key?: string | null;
					search_text?: string | null;
				};
				Relationships: [];
			};
			quote_links: {
				Row: {
					token_hash: string;
					quote_id: string;
					next_hashes: string[];
					created_at: string;
				};
				Insert: {
					token_hash: string;
					quote_id: string;
					next_hashes?: string[];
					created_at?: string;
				};
				Update: {
					token_hash?: string;
					quote_id?: string;
					next_hashes?: string[];
					created_at?: string;
				};
				Relationships: [];
			};
			quote_settings: {
				Row: {
					id: string;
					terms: string;
					payment: string;
					payment_image: string | null;
					valid_days: number;
					last_year: number;
					last_number: number;
					created_at: string;
					updated_at: string;
				};
				Insert: {
					id?: string;
					terms?: string;
					payment?: string;
					payment_image?: string | null;
					valid_days?: number;
					last_year?: number;
					last_number?: number;
					created_at?: string;
					updated_at?: string;
				};
				Update: {
					id?: string;
					terms?: string;
					payment?: string;
					payment_image?: string | null;
					valid_days?: number;
					last_year?: number;
					last_number?: number;
					created_at?: string;
					updated_at?: string;
				};
				Relationships: [];
			};
			quotes: {
				Row: {
					id: string;
					number: string | null;
					revision: string;
					revision_of: string | null;
					hire_request_id: string | null;
					client_name: string;
					client_email: string;
					title: string;
					language: "en" | "id";
					lines: unknown;
					discount: number;
					total: number;
					terms: string;
					payment: string;
					call_times: string[];
					valid_until: string;
					status: "draft" | "sent" | "accepted" | "declined" | "withdrawn";
					sent_at: string | null;
					viewed_at: string | null;
					answered_at: string | null;
					accepted_name: string | null;
					answer_note: string | null;
					chosen_time: string | null;
					answers: number;
					created_at: string;
					updated_at: string;
					row_key: string | null;
					email_key: string | null;
					search_text: string | null;
					currency: string;
				};
				Insert: {
					id?: string;
					number?: string | null;
					revision?: string;
					revision_of?: string | null;
					hire_request_id?: string | null;
					client_name: string;
					client_email: string;
					title: string;
					language?: "en" | "id";
					lines: unknown;
					discount?: number;
					total?: number;
					terms: string;
					payment: string;
					call_times?: string[];
					valid_until: string;
					status?: "draft" | "sent" | "accepted" | "declined" | "withdrawn";
					sent_at?: string | null;
					viewed_at?: string | null;
					answered_at?: string | null;
					accepted_name?: string | null;
					answer_note?: string | null;
					chosen_time?: string | null;
					answers?: number;
					created_at?: string;
					updated_at?: string;
					row_key?: string | null;
					email_key?: string | null;
					search_text?: string | null;
					currency?: string;
				};
				Update: {
					id?: string;
					number?: string | null;
					revision?: string;
					revision_of?: string | null;
					hire_request_id?: string | null;
					client_name?: string;
					client_email?: string;
					title?: string;
					language?: "en" | "id";
					lines?: unknown;
					discount?: number;
					total?: number;
					terms?: string;
					payment?: string;
					call_times?: string[];
					valid_until?: string;
					status?: "draft" | "sent" | "accepted" | "declined" | "withdrawn";
					sent_at?: string | null;
					viewed_at?: string | null;
					answered_at?: string | null;
					accepted_name?: string | null;
					answer_note?: string | null;
					chosen_time?: string | null;
					answers?: number;
					created_at?: string;
					updated_at?: string;
					row_key?: string | null;
					email_key?: string | null;
					search_text?: string | null;
					currency?: string;
				};
				Relationships: [];
			};
			redirects: {
				Row: {
					from_path: string;
					to_path: string;
					created_at: string;
				};
				Insert: {
					from_path: string;
					to_path: string;
					created_at?: string;
				};
				Update: {
					from_path?: string;
					to_path?: string;
					created_at?: string;
				};
				Relationships: [];
			};
			reply_templates: {
				Row: {
					id: string;
					name: string;
					subject: string;
					body: string;
					display_order: number;
					created_at: string;
					updated_at: string;
					row_key: string | null;
				};
				Insert: {
					id?: string;
					name: string;
					subject: string;
					body: string;
					display_order?: number;
					created_at?: string;
					updated_at?: string;
					row_key?: string | null;
				};
				Update: {
					id?: string;
					name?: string;
					subject?: string;
					body?: string;
					display_order?: number;
					created_at?: string;
					updated_at?: string;
					row_key?: string | null;
				};
				Relationships: [];
			};
			revisions: {
				Row: {
					entity: "essays" | "projects";
					entity_id: string;
					number: number;
					values: unknown;
					admin_id: string | null;
					created_at: string;
					was_public: boolean;
				};
				Insert: {
					entity: "essays" | "projects";
					entity_id: string;
					number: number;
					values: unknown;
					admin_id?: string | null;
					created_at?: string;
					was_public?: boolean;
				};
				Update: {
					entity?: "essays" | "projects";
					entity_id?: string;
					number?: number;
					values?: unknown;
					admin_id?: string | null;
					created_at?: string;
					was_public?: boolean;
				};
				Relationships: [];
			};
			service_categories: {
				Row: {
					id: string;
					name: string;
					display_order: number;
					created_at: string;
					updated_at: string;
					row_key: string | null;
				};
				Insert: {
					id?: string;
					name: string;
					display_order?: number;
					created_at?: string;
					updated_at?: string;
					row_key?: string | null;
				};
				Update: {
					id?: string;
					name?: string;
					display_order?: number;
					created_at?: string;
					updated_at?: string;
					row_key?: string | null;
				};
				Relationships: [];
			};
			services: {
				Row: {
					id: string;
					name: string;
					description: string;
					price: number;
					original_price: number | null;
					period: string | null;
					features: string[];
					delivery_time: string;
					category: string;
					is_popular: boolean;
					display_order: number;
					status: "draft" | "published";
					created_at: string;
					updated_at: string;
					row_key: string | null;
					search_text: string | null;
				};
				Insert: {
					id?: string;
					name: string;
					description: string;
					price: number;
					original_price?: number | null;
					period?: string | null;
					features: string[];
					delivery_time: string;
					category: string;
					is_popular?: boolean;
					display_order?: number;
					status?: "draft" | "published";
					created_at?: string;
					updated_at?: string;
					row_key?: string | null;
					search_text?: string | null;
				};
				Update: {
					id?: string;
					name?: string;
					description?: string;
					price?: number;
					original_price?: number | null;
					period?: string | null;
					features?: string[];
					delivery_time?: string;
					category?: string;
					is_popular?: boolean;
					display_order?: number;
					status?: "draft" | "published";
					created_at?: string;
					updated_at?: string;
					row_key?: string | null;
					search_text?: string | null;
				};
				Relationships: [];
			};
			setup: {
				Row: {
					id: string;
					is_dismissed: boolean;
					backed_up_at: string | null;
					created_at: string;
					sample_rows: string[];
				};
				Insert: {
					id?: string;
					is_dismissed?: boolean;
					backed_up_at?: string | null;
					created_at?: string;
					sample_rows?: string[];
				};
				Update: {
					id?: string;
					is_dismissed?: boolean;
					backed_up_at?: string | null;
					created_at?: string;
					sample_rows?: string[];
				};
				Relationships: [];
			};
			site_settings: {
				Row: {
					id: string;
					name: string;
					default_title: string;
					default_description: string;
					version_badge: string;
					time_zone: string;
					city: string;
					chat_number: string;
					hours: string;
					social: unknown;
					share_targets: unknown;
					leads: unknown;
					store: unknown;
					home_sections: string[];
					accent: "tea" | "indigo" | "ocean" | "plum";
					favicon: string | null;
					share_image: string | null;
					created_at: string;
					updated_at: string;
					count_visits: boolean;
					texts: unknown;
					shows_temperature: boolean;
					hidden_pages: string[];
					currency: string;
					hire: unknown;
				};
				Insert: {
					id?: string;
					name?: string;
					default_title?: string;
					default_description?: string;
					version_badge?: string;
					time_zone?: string;
					city?: string;
					chat_number?: string;
					hours?: string;
					social?: unknown;
					share_targets?: unknown;
					leads?: unknown;
					store?: unknown;
					home_sections?: string[];
					accent?: "tea" | "indigo" | "ocean" | "plum";
					favicon?: string | null;
					share_image?: string | null;
					created_at?: string;
					updated_at?: string;
					count_visits?: boolean;
					texts?: unknown;
					shows_temperature?: boolean;
					hidden_pages?: string[];
					currency?: string;
					hire?: unknown;
				};
				Update: {
					id?: string;
					name?: string;
					default_title?: string;
					default_description?: string;
					version_badge?: string;
					time_zone?: string;
					city?: string;
					chat_number?: string;
					hours?: string;
					social?: unknown;
					share_targets?: unknown;
					leads?: unknown;
					store?: unknown;
					home_sections?: string[];
					accent?: "tea" | "indigo" | "ocean" | "plum";
					favicon?: string | null;
					share_image?: string | null;
					created_at?: string;
					updated_at?: string;
					count_visits?: boolean;
					texts?: unknown;
					shows_temperature?: boolean;
					hidden_pages?: string[];
					currency?: string;
					hire?: unknown;
				};
				Relationships: [];
			};
			unfinished_texts: {
				Row: {
					id: string;
					entity: "essays" | "projects";
					fields: unknown;
					label: string;
					created_at: string;
					updated_at: string;
				};
				Insert: {
					id: string;
					entity: "essays" | "projects";
					fields: unknown;
					label?: string;
					created_at?: string;
					updated_at?: string;
				};
				Update: {
					id?: string;
					entity?: "essays" | "projects";
					fields?: unknown;
					label?: string;
					created_at?: string;
					updated_at?: string;
				};
				Relationships: [];
			};
			visits: {
				Row: {
					day: string;
					path: string;
					referrer_host: string;
					device: "phone" | "tablet" | "desktop";
					views: number;
				};
				Insert: {
					day: string;
					path: string;
					referrer_host: string;
					device: "phone" | "tablet" | "desktop";
					views: number;
				};
				Update: {
					day?: string;
					path?: string;
					referrer_host?: string;
					device?: "phone" | "tablet" | "desktop";
					views?: number;
				};
				Relationships: [];
			};
		};
		Views: {
			admins: {
				Row: {
					user_id: string | null;
				};
				Relationships: [];
			};
			publication_clock: {
				Row: {
					now: string | null;
					next_due_in_ms: number | null;
				};
				Relationships: [];
			};
			status_counts: {
				Row: {
					entity: string | null;
					status: string | null;
					total: number | null;
				};
				Relationships: [];
			};
		};
		Functions: Record<never, never>;
		Enums: Record<never, never>;
		CompositeTypes: Record<never, never>;
	};
};
