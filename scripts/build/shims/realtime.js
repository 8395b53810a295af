/** The part of Realtime that supabase-js itself calls: the product opens no channel. */
export class RealtimeClient {
	setAuth() {}
}
