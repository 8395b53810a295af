-- What search engines and shared links show of a publication, where the admin wants something else than its
-- card. A project's description was there before and serves both.

alter table public.essays
	add column description text constraint essays_description_check check (char_length(description) <= 300 and description ~ '\S'),
	add column share_image text constraint essays_share_image_check check (share_image = '' or private.is_web_address(share_image));
alter table public.projects
	add column share_image text constraint projects_share_image_check check (share_image = '' or private.is_web_address(share_image));
