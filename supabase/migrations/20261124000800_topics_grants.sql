grant insert (topics, language, translation_of), update (topics, language, translation_of) on public.essays to authenticated;
revoke all on function private.topic_slugs(text[]), private.are_topics(text[]), private.check_translation()
	from public, anon, authenticated, service_role;
grant execute on function private.topic_slugs(text[]), private.are_topics(text[]) to authenticated, service_role;
revoke all on function private.essays_of_topic(text), public.essays_of_topic(text) from public, anon, authenticated, service_role;
grant execute on function private.essays_of_topic(text), public.essays_of_topic(text) to anon, authenticated, service_role;
