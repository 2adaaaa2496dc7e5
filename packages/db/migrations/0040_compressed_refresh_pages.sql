-- Pages of refreshes that were stopped half-way stay readable: as plain JSON, which a reader tells from compressed JSON.
ALTER TABLE "refresh_pages" ALTER COLUMN "page" SET DATA TYPE bytea USING convert_to("page"::text, 'UTF8');
