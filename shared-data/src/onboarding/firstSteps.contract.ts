import type { FirstStepsRepository } from "./FirstSteps.ts";

/** What every implementation of the first steps must do, on a new site without sample content. */
export function describeFirstSteps(implementation: string, prepare: () => Promise<FirstStepsRepository>): void {
	test(`first steps in ${implementation}: a new site lacks them all, and the admin can hide them`, async () => {
		const firstSteps = await prepare();
		const lacking = { hasProfile: false, hasServices: false, hasProject: false, sendsMail: false, hasBackup: false };
		expect(await firstSteps.read()).toEqual({ ...lacking, isDismissed: false });
		expect(await firstSteps.lastBackupAt()).toBeNull();
		await firstSteps.dismiss();
		expect(await firstSteps.read()).toEqual({ ...lacking, isDismissed: true });
	});
}
