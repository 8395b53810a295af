import type { FailedMail, MailRepository } from "./Mail.ts";

interface Views {
	admin: MailRepository;
	/** A notice that the mailer gave up after the seventh attempt. */
	failed: FailedMail;
}

/** The contract of the mails about enquiries; `prepare` enables receipts. */
export function describeMail(implementation: string, prepare: () => Promise<Views>): void {
	describe(`mail in ${implementation}`, () => {
		test("what failed is named with its reason, and tried again at once when the admin says so", async () => {
			const { admin, failed } = await prepare();
			expect((await admin.read()).failed).toEqual([failed]);
			await admin.retry([failed.id]);
			const [again] = (await admin.read()).failed;
			expect(Math.abs((again?.nextAttemptAt?.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
			expect(again).toEqual({ ...failed, nextAttemptAt: again?.nextAttemptAt });
			await admin.retry([failed.id + 1]);
			expect((await admin.read()).failed).toEqual([again]);
		});

		test("receipts can be switched off and on", async () => {
			const { admin } = await prepare();
			expect(await admin.read()).toMatchObject({ sendsReceipts: true, nextDueAt: null });
			await admin.setSendsReceipts(false);
			expect(await admin.read()).toMatchObject({ sendsReceipts: false });
			await admin.setSendsReceipts(true);
			expect(await admin.read()).toMatchObject({ sendsReceipts: true });
		});
	});
}
