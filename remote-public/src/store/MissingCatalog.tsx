import { urls } from "@site/shared-data";
import { ButtonLink, EmptyState } from "@site/shared-ui";
import { styled } from "styled-components";

/** Instead of the catalogue: nothing is offered yet, or it could not be read. */
export const MissingCatalog = ({ isUnreadable }: { isUnreadable: boolean }) => (
	<Root role={isUnreadable ? "alert" : undefined}>
		<EmptyState
			title={isUnreadable ? "Daftar layanan belum bisa dimuat" : "Belum ada layanan di sini"}
			action={
				<>
					<ButtonLink to={urls.contact()}>Tulis pesan</ButtonLink>
					{isUnreadable && (
						<ButtonLink variant="quiet" to={urls.store()}>
							Muat ulang
						</ButtonLink>
					)}
				</>
			}
		>
			{isUnreadable
				? "Ada gangguan di sisi kami, bukan di perangkat Anda. Coba muat ulang sebentar lagi, atau langsung tulis kebutuhan Anda."
				: "Daftarnya sedang kami susun. Sementara itu, ceritakan kebutuhan Anda; kami jawab dengan harga dan jadwal."}
		</EmptyState>
	</Root>
);

const Root = styled.div`
	padding-bottom: var(--section);
`;
