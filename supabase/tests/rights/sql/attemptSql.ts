/**
 * Functions that try a cell inside the database: arrange, become the role as PostgREST does (role and claims,
 * for this transaction), run the statement, become the superuser again, look, and roll everything back by an
 * exception that carries the outcome out.
 */
export const attemptSql = `
create schema testing;
create table testing.cells (number integer primary key, cell jsonb not null);

create function testing.look(query text) returns jsonb language plpgsql as $$
declare found jsonb;
begin
	execute 'select coalesce(jsonb_agg(line), ''[]'') from (' || query || ') as shown (line)' into found;
	return found;
end
$$;

create function testing.attempt(cell jsonb) returns jsonb language plpgsql as $$
declare
	step text;
	before jsonb;
	seen jsonb;
	result text;
begin
	begin
		for step in select jsonb_array_elements_text(coalesce(cell -> 'arrange', '[]')) loop
			execute step;
		end loop;
		if cell ? 'look' then
			before := testing.look(cell ->> 'look');
		end if;
		perform set_config('request.jwt.claims', cell ->> 'claims', true);
		perform set_config('request.jwt.claim.sub', coalesce((cell ->> 'claims')::jsonb ->> 'sub', ''), true);
		perform set_config('request.jwt.claim.role', cell ->> 'role', true);
		begin
			perform set_config('role', cell ->> 'role', true);
			if cell ? 'query' then
				execute cell ->> 'query' into seen;
			else
				execute cell ->> 'statement';
			end if;
		exception when others then
			seen := null;
		end;
		perform set_config('role', 'none', true);
		raise exception using errcode = 'TEST1', message = 'rolled back', detail = jsonb_build_object(
			'seen', coalesce(seen, '[]'), 'before', before, 'after', case when cell ? 'look' then testing.look(cell ->> 'look') end)::text;
	exception when sqlstate 'TEST1' then
		get stacked diagnostics result = pg_exception_detail;
	end;
	return result::jsonb;
end
$$;
`;
