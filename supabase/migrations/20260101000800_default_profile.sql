-- The profile exists from the first moment, so no page waits for somebody to sign in. The owner replaces it in the admin area.
insert into public.profile (name, title, location, available_for_projects, about)
values (
	'Raka Wiratama',
	'Software developer and designer',
	'Bandung, Indonesia',
	false,
	'I design and build websites and applications. Have a look at my projects, read an essay, or send me a message.')
on conflict (singleton) do nothing;
