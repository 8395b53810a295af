-- Lets an account ask whether it is on the list of admins: it sees its own entry or none, by the policy of the list itself.
create view public.admins with (security_invoker = true) as select user_id from private.admins;
