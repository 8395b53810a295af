/**
 * Functions that run a test case inside the database: set up, become the role as PostgREST does, run the
 * statement, become the superuser again, take a snapshot, and roll everything back by an exception that
 * carries the outcome.
 */
export const testCaseFunctions = `
create schema testing;
create table testing.test_cases (number integer primary key, test_case jsonb not null);

create function testing.snapshot(query text) returns jsonb language plpgsql as $$
declare found jsonb;
begin
	execute 'select coalesce(jsonb_agg(line), ''[]'') from (' || query || ') as shown (line)' into found;
	return found;
end
$$;

create function testing.attempt(test_case jsonb) returns jsonb language plpgsql as $$
declare
	step text;
	before jsonb;
	seen jsonb;
	result text;
begin
	begin
		for step in select jsonb_array_elements_text(coalesce(test_case -> 'arrange', '[]')) loop
			execute step;
		end loop;
		if test_case ? 'snapshot' then
			before := testing.snapshot(test_case ->> 'snapshot');
		end if;
		perform set_config('request.jwt.claims', test_case ->> 'claims', true);
		perform set_config('request.jwt.claim.sub', coalesce((test_case ->> 'claims')::jsonb ->> 'sub', ''), true);
		perform set_config('request.jwt.claim.role', test_case ->> 'role', true);
		begin
			perform set_config('role', test_case ->> 'role', true);
			if test_case ? 'query' then
				execute test_case ->> 'query' into seen;
			else
				execute test_case ->> 'statement';
			end if;
		exception when others then
			seen := null;
		end;
		perform set_config('role', 'none', true);
		raise exception using errcode = 'TEST1', message = 'rolled back', detail = jsonb_build_object(
			'seen', coalesce(seen, '[]'), 'before', before, 'after', case when test_case ? 'snapshot' then testing.snapshot(test_case ->> 'snapshot') end)::text;
	exception when sqlstate 'TEST1' then
		get stacked diagnostics result = pg_exception_detail;
	end;
	return result::jsonb;
end
$$;
`;
