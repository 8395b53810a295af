revoke all on public.services, public.service_categories from public, anon, authenticated, service_role;
grant select on public.services, public.service_categories to anon, authenticated;
grant insert (name, description, price, original_price, period, features, delivery_time, category, is_popular, display_order, status),
	update (name, description, price, original_price, period, features, delivery_time, category, is_popular, display_order, status),
	delete on public.services to authenticated;
grant insert (name, display_order), update (name, display_order), delete on public.service_categories to authenticated;
grant select, insert, update, delete on public.services, public.service_categories to service_role;
revoke all on function private.are_features(text[]), private.limit_rows() from public, anon, authenticated, service_role;
grant execute on function private.are_features(text[]) to authenticated, service_role;
