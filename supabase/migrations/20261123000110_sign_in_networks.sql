-- From where each account has signed in. Only the embedded backend writes it: while strangers guess at an account, its own
-- networks are not shut out (docs/decisions/0011-limits-on-guessing.md).
create table private.sign_in_networks (
	user_id uuid not null references auth.users (id) on delete cascade,
	network text not null,
	last_sign_in_at timestamptz not null default now(),
	primary key (user_id, network)
);
