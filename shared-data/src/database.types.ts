// Interim, until the generator has run.
type T<Row> = { Row: Row; Insert: Partial<Row>; Update: Partial<Row>; Relationships: [] };
export type Database = {
	public: {
		Tables: {
			projects: T<{ id: string; title: string; description: string; preview_url: string; project_url: string | null; tags: string[]; year: string; content: string | null; status: string; created_at: string; updated_at: string }>;
			essays: T<{ id: string; title: string; date: string; reading_time: number; excerpt: string; content: string; featured_image: string | null; status: string; created_at: string; updated_at: string }>;
			jobs: T<{ id: string; position: string; company: string; company_logo: string | null; location: string; start_date: string; end_date: string | null; description: string | null; is_current: boolean; display_order: number; created_at: string; updated_at: string }>;
			profile: T<{ id: string; name: string; title: string; location: string; profile_image: string | null; available_for_projects: boolean; availability_text: string | null; about: string | null; created_at: string; updated_at: string }>;
			contacts: T<{ id: string; name: string; email: string; subject: string; message: string; status: string; created_at: string }>;
			hire_projects: T<{ id: string; client_name: string; client_email: string; project_type: string; project_description: string; budget_range: string; timeline: string | null; additional_requirements: string | null; status: string; created_at: string }>;
		};
		Views: Record<string, never>;
		Functions: Record<string, never>;
	};
};
