revoke all on public.mail_settings, public.mails from public, anon, authenticated, service_role;
grant select, update (sends_receipts) on public.mail_settings to authenticated;
grant select, update (next_attempt_at) on public.mails to authenticated;
grant select, insert, update, delete on public.mail_settings, public.mails to service_role;
revoke all on function private.queue_mails(), private.record_mail_events(), private.claim_mails(), public.claim_mails(), private.admin_emails(), public.admin_emails()
	from public, anon, authenticated, service_role;
grant execute on function private.claim_mails(), public.claim_mails(), private.admin_emails(), public.admin_emails() to service_role;
