/** jsdom has no channels; a message is a new task. */
class Channel {
	port1 = Object.assign(new EventTarget(), { start() {} });
	port2 = { postMessage: () => setTimeout(() => this.port1.dispatchEvent(new Event("message"))) };
}
Object.assign(globalThis, { MessageChannel: Channel });

test("a letter that is typed before kept texts are back replaces its own field's alone", async () => {
	const kept = [
		["name", "Sari"],
		["message", "A long question"],
	];
	sessionStorage.setItem("typed /", JSON.stringify(kept));
	document.body.innerHTML = '<main><form method="post"><input name="name"><textarea name="message"></textarea></form></main>';
	const name = document.querySelector("input") as HTMLInputElement;
	const message = document.querySelector("textarea") as HTMLTextAreaElement;
	const type = (text: string) => {
		name.value = text;
		name.dispatchEvent(new Event("input", { bubbles: true }));
	};
	type("S");
	const { restoreFormInput } = await import("./formInput.ts");
	type("Si");
	await restoreFormInput();
	expect([name.value, message.value]).toEqual(["Si", "A long question"]);
	type("Siti");
	message.value = "";
	message.dispatchEvent(new Event("input", { bubbles: true }));
	expect(JSON.parse(sessionStorage.getItem("typed /") ?? "")).toEqual([["name", "Siti"]]);
});
