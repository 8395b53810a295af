import type { FirstStepsRepository } from "./FirstSteps.ts";

/** The contract of the first steps, on a new site without sample content. */
export function describeFirstSteps(implementation: string, prepare: () => Promise<FirstStepsRepository>): void {
	test(`first steps in ${implementation}: a new site lacks them all, and the admin can hide them and remove the six services`, async () => {
		const firstSteps = await prepare();
		const lacking = { hasProfile: false, hasLinks: false, hasTexts: false, hasServices: false, hasProject: false };
		const site = { ...lacking, sendsMail: false, hasBackup: false, sampleRows: 6 };
		expect(await firstSteps.read()).toEqual({ ...site, isDismissed: false });
		expect(await firstSteps.lastBackupAt()).toBeNull();
		await firstSteps.dismiss();
		expect(await firstSteps.read()).toEqual({ ...site, isDismissed: true });
		expect(await firstSteps.removeSample()).toBe(6);
		expect(await firstSteps.read()).toMatchObject({ sampleRows: 0 });
	});
}
