/** Passkeys and wallets, for which this product has no screen: 3 KB of the admin's first load. */
export function WebAuthnApi() {}

export const webAuthnAbortService = undefined;

function refuse() {
	throw new Error("This product signs in with passwords.");
}

export {
	refuse as browserSupportsWebAuthn,
	refuse as createCredential,
	refuse as createSiweMessage,
	refuse as deserializeCredentialCreationOptions,
	refuse as deserializeCredentialRequestOptions,
	refuse as fromHex,
	refuse as getAddress,
	refuse as getCredential,
	refuse as serializeCredentialCreationResponse,
	refuse as serializeCredentialRequestResponse,
	refuse as toHex,
};
