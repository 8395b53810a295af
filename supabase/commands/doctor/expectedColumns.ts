/** The columns that the migrations give each table, and the view of the list of admins, as PostgREST's select takes them. */
export const expectedColumns = {
	projects: "id,title,description,preview_url,project_url,tags,year,content,status,created_at,updated_at",
	essays: "id,title,date,reading_time,excerpt,content,featured_image,status,created_at,updated_at",
	jobs: "id,position,company,company_logo,location,start_date,end_date,description,is_current,display_order,created_at,updated_at",
	profile: "id,singleton,name,title,location,profile_image,available_for_projects,availability_text,about,created_at,updated_at",
	contacts: "id,name,email,subject,message,status,created_at",
	admins: "user_id",
	hire_projects:
		"id,client_name,client_email,project_type,project_description,budget_range,timeline,additional_requirements,status,created_at",
} as const;
