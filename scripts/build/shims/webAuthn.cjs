/** Passkeys, for which this product has no screen: with wallets 3 KB of the admin's first load. */
exports.WebAuthnApi = class {};
