revoke all on function public.enquiry_figures(text) from public, anon, authenticated, service_role;
grant execute on function public.enquiry_figures(text) to authenticated;
