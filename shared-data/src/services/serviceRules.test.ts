import { maxFeatureLength, validateService } from "./serviceRules.ts";

const longest = "x".repeat(maxFeatureLength);

test.each([
	[{ price: 1000, originalPrice: 1001, features: [longest, "b"] }, {}],
	[{ originalPrice: 1000 }, {}],
	[{ price: 1000, originalPrice: 1000 }, { originalPrice: "not-above-price" }],
	[{ price: 1.5 }, { price: "not-an-amount" }],
	[{ price: 1000, originalPrice: 1000.5 }, { originalPrice: "not-an-amount" }],
	[{ features: ["a", `${longest}x`] }, { features: "too-long" }],
	[{ features: ["a", "b\nc"] }, { features: "not-one-line" }],
])("the service %j has the faults %j", (draft, faults) => {
	expect(validateService(draft)).toEqual(faults);
});
