import { chooseBackend } from "./chooseBackend.ts";
import type { Supervisor } from "./Supervisor.ts";

test.each(["https://project.example", "https://project.example/", " https://PROJECT.example:443// "])(
	"the hosted project %j is at one address, to which paths can be added",
	async (url) => {
		const env = { SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: "key" } as unknown as NodeJS.ProcessEnv;
		const start = chooseBackend(env, "http://127.0.0.1:4000", () => Promise.reject(new Error("nothing is started")));
		expect((await start({} as Supervisor)).url).toBe("https://project.example");
	},
);
