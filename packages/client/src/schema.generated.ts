// Written by `npm run openapi` from docs/openapi.json; do not edit.

export interface paths {
    "/api/seo/keywords/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All keywords that the filters leave, as a CSV file; X-Total-Count says how many */
        get: operations["getKeywordsExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seo/gaps/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All keywords of the gap matrix that the filters leave, as a CSV file; X-Total-Count says how many */
        get: operations["getGapsExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seo/topics/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All keywords of the topics that the filters leave, as a CSV file; X-Total-Count counts them */
        get: operations["getTopicsExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seo/predictions/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All predictions that the filters leave, with their outcomes, sources and dates, as a CSV file; X-Total-Count says how many */
        get: operations["getPredictionsExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/profile/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that is about the caller, as a JSON file */
        get: operations["getUsersProfileExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{id}/audit-log/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All entries of the audit log that the filters leave, as a CSV file; X-Total-Count says how many. Noted in the log itself */
        get: operations["getCompaniesByIdAuditLogExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is calling */
        get: operations["getTest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's profile */
        get: operations["getUsersProfile"];
        /** Change the caller's profile */
        put: operations["putUsersProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's workspaces */
        get: operations["getCompanies"];
        put?: never;
        /** Create a workspace; a domain given with it is validated, added and set up */
        post: operations["postCompanies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One workspace */
        get: operations["getCompaniesById"];
        put?: never;
        post?: never;
        /** Delete a workspace with all of its data, for good; only its owners can */
        delete: operations["deleteCompaniesById"];
        options?: never;
        head?: never;
        /** Rename a workspace */
        patch: operations["patchCompaniesById"];
        trace?: never;
    };
    "/api/companies/{id}/sharing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's role, and whether the caller may create share links and webhooks */
        get: operations["getCompaniesByIdSharing"];
        /** Allow members to create share links and webhooks, or only owners; existing ones stay */
        put: operations["putCompaniesByIdSharing"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{id}/time-zone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set the time zone of all dates of a workspace; days of stored figures stay as they are */
        put: operations["putCompaniesByIdTimeZone"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{id}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who belongs to a workspace, owners first */
        get: operations["getCompaniesByIdMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{id}/members/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a member, which only owners can, or leave with the caller's own id; what they made ends with it */
        delete: operations["deleteCompaniesByIdMembersByUserId"];
        options?: never;
        head?: never;
        /** Make a member an owner or an owner a member; only owners can, and one stays */
        patch: operations["patchCompaniesByIdMembersByUserId"];
        trace?: never;
    };
    "/api/companies/{id}/members/{userId}/holdings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a member has made that works without them; for owners and the member */
        get: operations["getCompaniesByIdMembersByUserIdHoldings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{id}/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who changed what in a workspace, newest first; for owners, and with keys that include personal data */
        get: operations["getCompaniesByIdAuditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{id}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The invitations to a workspace that nobody has accepted */
        get: operations["getCompaniesByIdInvitations"];
        put?: never;
        /** Invite an address by mail; only owners can. Answers all open invitations */
        post: operations["postCompaniesByIdInvitations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{id}/invitations/{invitationId}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send an invitation again, for seven more days; the link before opens nothing any more */
        post: operations["postCompaniesByIdInvitationsByInvitationIdResend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{id}/invitations/{invitationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revoke an invitation */
        delete: operations["deleteCompaniesByIdInvitationsByInvitationId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept an invitation with the secret of its link; it is for the address of the caller */
        post: operations["postInvitationsAccept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{id}/domains": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a domain to a workspace and set it up */
        post: operations["postCompaniesByIdDomains"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seo/domains/{id}/location": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a domain's market and set it up again */
        put: operations["putDomainsByIdLocation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seo/domains/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a domain with all of its data, for good */
        delete: operations["deleteDomainsById"];
        options?: never;
        head?: never;
        /** Set a domain's brand names, which tell searches for the site itself from all others; null uses the name in the domain */
        patch: operations["patchDomainsById"];
        trace?: never;
    };
    "/api/seo/domains/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far a domain's setup is */
        get: operations["getDomainsByIdStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seo/domains/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether a name has the right format and a site answers under it */
        post: operations["postDomainsValidate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seo/sample-domains": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The sites of the sample world */
        get: operations["getSampleDomains"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seo/domains/{id}/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** When a domain's next report is due, how its last runs went, and whether you get its mails */
        get: operations["getDomainsByIdSchedule"];
        /** Set the hour and time zone of a domain's reports, and pause or resume them */
        put: operations["putDomainsByIdSchedule"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seo/domains/{id}/schedule/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Measure a domain now, beside its schedule; once a day. A run that goes on already is joined */
        post: operations["postDomainsByIdScheduleRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seo/domains/{id}/schedule/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the runs of a domain's schedule, the newest first */
        get: operations["getDomainsByIdScheduleRuns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seo/domains/{id}/trend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What has changed between the two newest reports, and the figures of all reports */
        get: operations["getDomainsByIdTrend"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seo/domains/{id}/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The newest uploads of a domain, with what became of them */
        get: operations["getDomainsByIdImports"];
        put?: never;
        /** Upload an export of a keyword tool, a table or a list, as text, .xlsx or zip, at most 20 MB: what is in it, not imported yet */
        post: operations["postDomainsByIdImports"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seo/domains/{id}/imports/{importId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One upload: what was recognized, how far its import is, and its report */
        get: operations["getDomainsByIdImportsByImportId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seo/domains/{id}/imports/{importId}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say what the columns of an upload hold, or its decimal mark: what is in it then. The columns are remembered for files with the same header; null undoes it */
        post: operations["postDomainsByIdImportsByImportIdRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seo/domains/{id}/imports/{importId}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Import an upload into the keyword list, in the background */
        post: operations["postDomainsByIdImportsByImportIdStart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seo/domains/{id}/imports/{importId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give an upload or a running import up; nothing of it is imported */
        post: operations["postDomainsByIdImportsByImportIdCancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seo/domains/{id}/search-console": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How a domain stands with Search Console: the connection, its property and the last fetch */
        get: operations["getDomainsByIdSearchConsole"];
        put?: never;
        post?: never;
        /** Disconnect the workspace from Search Console; what was fetched stays */
        delete: operations["deleteDomainsByIdSearchConsole"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seo/domains/{id}/search-console/properties": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The properties of the connected Google account that belong to the domain */
        get: operations["getDomainsByIdSearchConsoleProperties"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seo/domains/{id}/search-console/property": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Choose which property is fetched for a domain */
        put: operations["putDomainsByIdSearchConsoleProperty"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seo/domains/{id}/search-console/fetch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Fetch the last three months of the property and import them, in the background */
        post: operations["postDomainsByIdSearchConsoleFetch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seo/domains/{id}/search-totals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Clicks, impressions, click rate and position of a domain by day, as Search Console has told them */
        get: operations["getDomainsByIdSearchTotals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seo/domains/{id}/search-totals/{table}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same figures by page, country, device or search appearance, of the newest period */
        get: operations["getDomainsByIdSearchTotalsByTable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seo/domains/{id}/alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The alerts of a domain, with what the newest check gave each */
        get: operations["getDomainsByIdAlerts"];
        put?: never;
        /** Add an alert */
        post: operations["postDomainsByIdAlerts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seo/domains/{id}/alerts/{ruleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One alert */
        get: operations["getDomainsByIdAlertsByRuleId"];
        /** Change an alert; fields that are left out take their usual values */
        put: operations["putDomainsByIdAlertsByRuleId"];
        post?: never;
        /** Delete an alert; what it has fired stays */
        delete: operations["deleteDomainsByIdAlertsByRuleId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seo/domains/{id}/alerts/{ruleId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bring a deleted alert back, within a week */
        post: operations["postDomainsByIdAlertsByRuleIdRestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seo/domains/{id}/alert-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What has fired, newest first */
        get: operations["getDomainsByIdAlertEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seo/domains/{id}/alert-events/{eventId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One alert that has fired, with examples of the keywords that moved */
        get: operations["getDomainsByIdAlertEventsByEventId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seo/domains/{id}/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The webhooks of a domain, each with its newest messages */
        get: operations["getDomainsByIdWebhooks"];
        put?: never;
        /** Add a webhook; its secret, which signs each message, is told now and never again */
        post: operations["postDomainsByIdWebhooks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seo/domains/{id}/webhooks/{webhookId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a webhook with its messages; its alerts go on without it */
        delete: operations["deleteDomainsByIdWebhooksByWebhookId"];
        options?: never;
        head?: never;
        /** Switch a webhook on or off; switched on, its failures are forgotten */
        patch: operations["patchDomainsByIdWebhooksByWebhookId"];
        trace?: never;
    };
    "/api/seo/domains/{id}/webhooks/{webhookId}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Post one test message to a webhook; what became of it stands in the list a moment later */
        post: operations["postDomainsByIdWebhooksByWebhookIdTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seo/domains/{id}/webhooks/{webhookId}/deliveries/{deliveryId}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a message of a webhook again, under the same `webhook-id` */
        post: operations["postDomainsByIdWebhooksByWebhookIdDeliveriesByDeliveryIdRedeliver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/locations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The countries in which keywords can be measured */
        get: operations["getLocations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seo/dashboard/overview/{companyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The dashboard's figures */
        get: operations["getDashboardOverviewByCompanyId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seo/keywords": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of a domain's keywords */
        get: operations["getKeywords"];
        put?: never;
        /** Track a keyword */
        post: operations["postKeywords"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seo/keywords/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Track many keywords; those that are tracked already are skipped */
        post: operations["postKeywordsBulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seo/keywords/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Collect a domain's keywords again */
        post: operations["postKeywordsRefresh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seo/keywords/refresh-rankings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check the ranking of every tracked keyword */
        post: operations["postKeywordsRefreshRankings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seo/keywords/current-ranking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The present ranking of a domain's keywords, best first */
        get: operations["getKeywordsCurrentRanking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seo/keywords/deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The keywords that were deleted in the last 30 days, last deleted first */
        get: operations["getKeywordsDeleted"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seo/keywords/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A keyword with its searches by month, tags, target page and note */
        get: operations["getKeywordsById"];
        put?: never;
        post?: never;
        /** Stop tracking a keyword; no refresh brings it back */
        delete: operations["deleteKeywordsById"];
        options?: never;
        head?: never;
        /** Change a keyword's tags, target page or note; what is left out stays */
        patch: operations["patchKeywordsById"];
        trace?: never;
    };
    "/api/seo/keywords/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A keyword's rank on each day on which it was checked, oldest first */
        get: operations["getKeywordsByIdHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seo/google/keyword-overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What is known of a keyword, tracked or not */
        post: operations["postGoogleKeywordOverview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seo/keywords/bulk-delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stop tracking up to 1,000 keywords of one market, all or none; those that are gone are left out */
        post: operations["postKeywordsBulkDelete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seo/keywords/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Track deleted keywords again, with the ranks and the searches that they had */
        post: operations["postKeywordsRestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seo/keywords/set-intent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set the intent of up to 1,000 keywords; null returns to what tools and rules say */
        post: operations["postKeywordsSetIntent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seo/keywords/vote-relevance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say whether up to 1,000 keywords are about the site */
        post: operations["postKeywordsVoteRelevance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seo/topics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of a domain's topics */
        get: operations["getTopics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seo/topics/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The newest run that groups keywords into topics, and the number of topics */
        get: operations["getTopicsStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seo/topics/corrections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Corrections by members, newest first, with undone ones */
        get: operations["getTopicsCorrections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seo/topics/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A topic with its page groups; the id of an absorbed topic gives the topic that absorbed it */
        get: operations["getTopicsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seo/topics/rebuild": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start a run that groups all keywords again, or join the current one */
        post: operations["postTopicsRebuild"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seo/topics/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel the current run; topics stay as they are */
        post: operations["postTopicsCancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seo/topics/move-keywords": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move up to 1,000 keywords into a topic; without one, they are on their own */
        post: operations["postTopicsMoveKeywords"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seo/topics/{id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Merge up to 50 other topics into a topic */
        post: operations["postTopicsByIdMerge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seo/topics/{id}/split": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Split keywords of a topic off into a new topic, the first of topic_ids */
        post: operations["postTopicsByIdSplit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seo/topics/{id}/rename": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rename a topic; null returns to its computed name */
        post: operations["postTopicsByIdRename"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seo/topics/{id}/pin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pin or unpin a topic */
        post: operations["postTopicsByIdPin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seo/topics/{id}/hide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hide a topic or show it again */
        post: operations["postTopicsByIdHide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seo/topics/{id}/vote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say whether a topic is about the site */
        post: operations["postTopicsByIdVote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seo/topics/corrections/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo a correction; 409 while a later one is about the same keywords or topic */
        post: operations["postTopicsCorrectionsByIdUndo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seo/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The keyword report of a domain */
        get: operations["getReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seo/competitors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of a domain's competitors, with the summary */
        get: operations["getCompetitors"];
        put?: never;
        /** Track a competitor of a domain */
        post: operations["postCompetitors"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seo/competitors/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A competitor with its measurements, and its keywords beside our ranks */
        get: operations["getCompetitorsById"];
        /** Change what is said of a competitor, or whether it counts */
        put: operations["putCompetitorsById"];
        post?: never;
        /** Stop tracking a competitor */
        delete: operations["deleteCompetitorsById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seo/competitors/{id}/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Collect the keywords and figures of a competitor anew, once in 7 days */
        post: operations["postCompetitorsByIdRefresh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seo/competitors/{id}/top-keywords": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The keywords for which a competitor ranks, at most 100 at a time */
        get: operations["getCompetitorsByIdTopKeywords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seo/gaps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Keywords of the competitors, with the rank of each and of the domain; competitor_ids has commas between ids */
        get: operations["getGaps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seo/content-plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of a domain's content plan, column by column */
        get: operations["getContentPlan"];
        put?: never;
        /** Plan a content piece for each keyword; those that are planned already are named */
        post: operations["postContentPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seo/content-plan/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A planned piece with its outline, notes and way over the board */
        get: operations["getContentPlanById"];
        put?: never;
        post?: never;
        /** Take a piece off the content plan */
        delete: operations["deleteContentPlanById"];
        options?: never;
        head?: never;
        /** Change the title, keyword, notes or due date of a planned piece */
        patch: operations["patchContentPlanById"];
        trace?: never;
    };
    "/api/seo/content-plan/{id}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put a planned piece into a column, above another piece or at its end */
        post: operations["postContentPlanByIdMove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seo/content-plan/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bring a deleted piece back to where it was */
        post: operations["postContentPlanByIdRestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seo/content-plan/proposal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The pages of the next two weeks that bring the most visits; changes nothing */
        post: operations["postContentPlanProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seo/content-plan/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put pages on the content plan with due dates spread over two weeks */
        post: operations["postContentPlanAccept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seo/content-plan/revert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back what accepting a plan did, as long as nobody has changed its pieces since */
        post: operations["postContentPlanRevert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seo/predictions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was predicted of accepted opportunities, what had come true after 30, 60 and 90 days, and the sum of both */
        get: operations["getPredictions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the feedback board */
        get: operations["getFeedback"];
        put?: never;
        /** Share feedback with everybody, at most 5 items an hour */
        post: operations["postFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/feedback/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many items each category has */
        get: operations["getFeedbackCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/feedback/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete feedback, by its author or an admin */
        delete: operations["deleteFeedbackById"];
        options?: never;
        head?: never;
        /** Change feedback: its text by its author, its status by an admin */
        patch: operations["patchFeedbackById"];
        trace?: never;
    };
    "/api/feedback/{id}/vote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set the caller's vote; again, it stays one vote */
        post: operations["postFeedbackByIdVote"];
        /** Take the caller's vote back */
        delete: operations["deleteFeedbackByIdVote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/feedback/{id}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The comments of an item, oldest first */
        get: operations["getFeedbackByIdComments"];
        put?: never;
        /** Comment on an item, at most 10 times a minute */
        post: operations["postFeedbackByIdComments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/feedback/comments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete the caller's own comment */
        delete: operations["deleteFeedbackCommentsById"];
        options?: never;
        head?: never;
        /** Change the caller's own comment */
        patch: operations["patchFeedbackCommentsById"];
        trace?: never;
    };
    "/api/users/profile/avatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the caller's profile picture: JPEG, PNG, GIF or WebP, at most 5 MB */
        post: operations["postUsersProfileAvatar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{id}/icon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change a workspace's logo: JPEG, PNG, GIF or WebP, at most 5 MB */
        post: operations["postCompaniesByIdIcon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the process lives */
        get: operations["getHealthz"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the server can answer */
        get: operations["getReadyz"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** This document */
        get: operations["getOpenapiJson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/docs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** This document as a page for people */
        get: operations["getDocs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for the newsletter; a mail asks whether the address is meant */
        post: operations["postNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Error: {
            /** @enum {boolean} */
            success: false;
            /** @description For people, with the next step. */
            message: string;
            /**
             * @description For programs.
             * @enum {string}
             */
            code: "validation_failed" | "not_authenticated" | "session_expired" | "invalid_token" | "forbidden" | "not_found" | "method_not_allowed" | "conflict" | "idempotency_key_in_use" | "precondition_failed" | "payload_too_large" | "unsupported_media_type" | "domain_unreachable" | "idempotency_key_reused" | "domain_setup_in_progress" | "rate_limited" | "weekly_refresh_limit" | "source_failed" | "budget_exceeded" | "unavailable" | "internal";
            /** @description The same as in `X-Request-Id`; the log has it. */
            request_id: string;
            /** @description The fields that failed, where there are any. */
            errors?: {
                path: string;
                message: string;
            }[];
        };
    };
    responses: {
        /** @description Nothing under this path has an `ETag` to compare; leave `If-Match` out. */
        Error412Untagged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "Nothing under this path has an `ETag` to compare; leave `If-Match` out.",
                 *       "code": "precondition_failed",
                 *       "request_id": "01990000-0000-7000-8000-000000000000"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Body, query or a header fails validation; `errors` names the fields. */
        Error400: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "Body, query or a header fails validation; `errors` names the fields.",
                 *       "code": "validation_failed",
                 *       "request_id": "01990000-0000-7000-8000-000000000000"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No caller, or one whose session has ended. */
        Error401: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "No caller, or one whose session has ended.",
                 *       "code": "not_authenticated",
                 *       "request_id": "01990000-0000-7000-8000-000000000000"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description It would cost more than what is left of the budget of the workspace for this month. */
        Error402: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "It would cost more than what is left of the budget of the workspace for this month.",
                 *       "code": "budget_exceeded",
                 *       "request_id": "01990000-0000-7000-8000-000000000000"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Visible to you, but not yours to change. */
        Error403: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "Visible to you, but not yours to change.",
                 *       "code": "forbidden",
                 *       "request_id": "01990000-0000-7000-8000-000000000000"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Unknown, malformed or not yours. */
        Error404: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "Unknown, malformed or not yours.",
                 *       "code": "not_found",
                 *       "request_id": "01990000-0000-7000-8000-000000000000"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The path is known, the method is not; `Allow` names those that are. */
        Error405: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "The path is known, the method is not; `Allow` names those that are.",
                 *       "code": "method_not_allowed",
                 *       "request_id": "01990000-0000-7000-8000-000000000000"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There already, against a rule of the workspace, or its `Idempotency-Key` is being worked on. */
        Error409: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "There already, against a rule of the workspace, or its `Idempotency-Key` is being worked on.",
                 *       "code": "conflict",
                 *       "request_id": "01990000-0000-7000-8000-000000000000"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The resource is no longer what `If-Match` names; read it again. */
        Error412: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "The resource is no longer what `If-Match` names; read it again.",
                 *       "code": "precondition_failed",
                 *       "request_id": "01990000-0000-7000-8000-000000000000"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too large: JSON over 1 MB. */
        Error413: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "Too large: JSON over 1 MB.",
                 *       "code": "payload_too_large",
                 *       "request_id": "01990000-0000-7000-8000-000000000000"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The content type is not `application/json`. */
        Error415: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "The content type is not `application/json`.",
                 *       "code": "unsupported_media_type",
                 *       "request_id": "01990000-0000-7000-8000-000000000000"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No site answers under the domain, or the `Idempotency-Key` belongs to another request. */
        Error422: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "No site answers under the domain, or the `Idempotency-Key` belongs to another request.",
                 *       "code": "domain_unreachable",
                 *       "request_id": "01990000-0000-7000-8000-000000000000"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The domain is still being set up; `Retry-After` says when to come back. */
        Error425: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "The domain is still being set up; `Retry-After` says when to come back.",
                 *       "code": "domain_setup_in_progress",
                 *       "request_id": "01990000-0000-7000-8000-000000000000"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many requests; `Retry-After` says when to come back. */
        Error429: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "Too many requests; `Retry-After` says when to come back.",
                 *       "code": "rate_limited",
                 *       "request_id": "01990000-0000-7000-8000-000000000000"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A bug; the log has the `request_id`. */
        Error500: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "A bug; the log has the `request_id`.",
                 *       "code": "internal",
                 *       "request_id": "01990000-0000-7000-8000-000000000000"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The source of the search data failed and nothing usable came back. */
        Error502: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "The source of the search data failed and nothing usable came back.",
                 *       "code": "source_failed",
                 *       "request_id": "01990000-0000-7000-8000-000000000000"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The database is down, or a job takes long; `Retry-After` says when to come back. */
        Error503: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "The database is down, or a job takes long; `Retry-After` says when to come back.",
                 *       "code": "unavailable",
                 *       "request_id": "01990000-0000-7000-8000-000000000000"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /**
         * @description A name of your choice for this request, 1 to 255 visible ASCII characters. The same key with the same request is answered again as it was the first time, for 24 hours, and nothing is done twice.
         * @example nightly-2026-11-21
         */
        IdempotencyKey: string;
        /** @description The `ETag` of the resource as you have read it. When it has changed since, nothing is done and the answer is 412. */
        IfMatch: string;
        /** @description The `ETag` of the answer that you have. When it still holds, the answer is 304 without a body. */
        IfNoneMatch: string;
    };
    requestBodies: never;
    headers: {
        /** @description Names the request in the log. */
        XRequestId: string;
        /** @description Stands for the content of this answer. */
        ETag: string;
        /** @description `true` when this is the answer of an earlier request with the same key. */
        IdempotencyReplayed: string;
        /** @description The pages `first`, `prev`, `next` and `last`, as RFC 8288 has it. */
        Link: string;
        /** @description What is left of each limit that this call counted against, and the seconds until it is whole again: `"api";r=119;t=60`. */
        RateLimit: string;
        /** @description Those limits, with the calls and the seconds of each: `"api";q=120;w=60`. */
        RateLimitPolicy: string;
        /** @description Seconds until it makes sense to try again. */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getKeywordsExport: {
        parameters: {
            query: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                domain_id: string;
                /** @example burr grinder */
                search?: string;
                /** @example commercial */
                intent_type?: "commercial" | "informational" | "navigational" | "transactional";
                /** @example 12 */
                min_search_volume?: number | null;
                /** @example 12 */
                max_difficulty?: number | null;
                /** @example 12 */
                min_opportunity?: number | null;
                /** @example text */
                tag?: string;
                /** @example 01990000-0000-7000-8000-000000000000 */
                topic_id?: string;
                /** @example listed */
                relevance?: "listed" | "maybe" | "hidden" | "unknown";
                /** @example search_volume */
                sort_by?: "search_volume" | "clicks" | "difficulty_score" | "opportunity_score" | "rank_absolute" | "last_ranking_check" | "trend_monthly" | "trend_quarterly" | "trend_yearly";
                /** @example asc */
                sort_order?: "asc" | "desc";
                /** @example 2840 */
                location_code?: number | null;
                /** @example en */
                language_code?: string;
                /** @example 01990000-0000-7000-8000-000000000000 */
                keyword_ids?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All keywords that the filters leave, as a CSV file; X-Total-Count says how many */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    getGapsExport: {
        parameters: {
            query: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                domain_id: string;
                /**
                 * @example [
                 *       "01990000-0000-7000-8000-000000000000"
                 *     ]
                 */
                competitor_ids?: string[] | string;
                /** @example missing */
                gap_class?: "missing" | "untapped" | "weak" | "contested" | "strong";
                /** @example 10 */
                min_sites?: number;
                /** @example false */
                gaps_only?: boolean;
                /** @example false */
                shared_only?: boolean;
                /** @example false */
                hide_brands?: boolean;
                /** @example listed */
                relevance?: "listed" | "maybe" | "hidden" | "unknown";
                /** @example false */
                relevant_only?: boolean;
                /** @example 01990000-0000-7000-8000-000000000000 */
                topic_id?: string;
                /** @example burr grinder */
                search?: string;
                /** @example commercial */
                intent_type?: "commercial" | "informational" | "navigational" | "transactional";
                /** @example 12 */
                min_search_volume?: number | null;
                /** @example 12 */
                max_difficulty?: number | null;
                /** @example worth */
                sort_by?: "worth" | "search_volume" | "difficulty_score" | "own_rank" | "best_rank" | "sites";
                /** @example asc */
                sort_order?: "asc" | "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All keywords of the gap matrix that the filters leave, as a CSV file; X-Total-Count says how many */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    getTopicsExport: {
        parameters: {
            query: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                domain_id: string;
                /** @example burr grinder */
                search?: string;
                /** @example listed */
                relevance?: "listed" | "maybe" | "hidden" | "unknown";
                /** @example false */
                relevant_only?: boolean;
                /** @example one */
                page_state?: "one" | "several" | "none";
                /** @example false */
                pinned_only?: boolean;
                /** @example false */
                hidden?: boolean;
                /** @example gain */
                sort_by?: "gain" | "demand" | "keywords" | "relevance" | "gaps";
                /** @example asc */
                sort_order?: "asc" | "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All keywords of the topics that the filters leave, as a CSV file; X-Total-Count counts them */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    getPredictionsExport: {
        parameters: {
            query: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                domain_id: string;
                /** @example upcoming */
                outcome?: "upcoming" | "came_true" | "partly" | "not_yet" | "no_measurement";
                /** @example burr grinder */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All predictions that the filters leave, with their outcomes, sources and dates, as a CSV file; X-Total-Count says how many */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    getUsersProfileExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Everything that is about the caller, as a JSON file */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "exported_at": "2026-11-21T12:00:00.000Z",
                     *       "profile": {
                     *         "id": "01990000-0000-7000-8000-000000000000",
                     *         "email": "ada@brewlane.example",
                     *         "full_name": "Ada Lovelace",
                     *         "profile_picture_url": "https://brewlane.example/burr-grinders",
                     *         "role": "user",
                     *         "created_at": "2026-11-21T12:00:00.000Z",
                     *         "last_sign_in_at": "2026-11-21T12:00:00.000Z"
                     *       },
                     *       "sign_ins": [
                     *         {
                     *           "provider": "text",
                     *           "email": "ada@brewlane.example",
                     *           "created_at": "2026-11-21T12:00:00.000Z",
                     *           "last_sign_in_at": "2026-11-21T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "second_factors": [
                     *         {
                     *           "id": "01990000-0000-7000-8000-000000000000",
                     *           "name": "Brewlane",
                     *           "type": "text",
                     *           "status": "text",
                     *           "phone": "text",
                     *           "created_at": "2026-11-21T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "passkeys": [
                     *         {
                     *           "id": "01990000-0000-7000-8000-000000000000",
                     *           "name": "Brewlane",
                     *           "created_at": "2026-11-21T12:00:00.000Z",
                     *           "last_used_at": "2026-11-21T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "connected_apps": [
                     *         {
                     *           "id": "01990000-0000-7000-8000-000000000000",
                     *           "name": "Brewlane",
                     *           "scopes": [
                     *             "text"
                     *           ],
                     *           "granted_at": "2026-11-21T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "sessions": [
                     *         {
                     *           "id": "01990000-0000-7000-8000-000000000000",
                     *           "user_agent": "text",
                     *           "ip": "text",
                     *           "created_at": "2026-11-21T12:00:00.000Z",
                     *           "last_used_at": "2026-11-21T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "activity": [
                     *         {
                     *           "id": "01990000-0000-7000-8000-000000000000",
                     *           "action": "text",
                     *           "method": "text",
                     *           "ip": "text",
                     *           "user_agent": "text",
                     *           "created_at": "2026-11-21T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "api_keys": [
                     *         {
                     *           "id": "01990000-0000-7000-8000-000000000000",
                     *           "name": "Brewlane",
                     *           "scope": "read",
                     *           "includes_people": false,
                     *           "last_four": "text",
                     *           "workspace_id": "01990000-0000-7000-8000-000000000000",
                     *           "created_at": "2026-11-21T12:00:00.000Z",
                     *           "expires_at": "2026-11-21T12:00:00.000Z",
                     *           "last_used_at": "2026-11-21T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "workspaces": [
                     *         {
                     *           "id": "01990000-0000-7000-8000-000000000000",
                     *           "name": "Brewlane",
                     *           "role": "owner",
                     *           "joined_at": "2026-11-21T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "invitations": [
                     *         {
                     *           "id": "01990000-0000-7000-8000-000000000000",
                     *           "workspace_name": "text",
                     *           "role": "owner",
                     *           "created_at": "2026-11-21T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "sent_invitations": [
                     *         {
                     *           "id": "01990000-0000-7000-8000-000000000000",
                     *           "workspace_name": "text",
                     *           "role": "owner",
                     *           "created_at": "2026-11-21T12:00:00.000Z",
                     *           "accepted_at": "2026-11-21T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "budgets": [
                     *         {
                     *           "id": "01990000-0000-7000-8000-000000000000",
                     *           "workspace_name": "text",
                     *           "monthly_micros": 12,
                     *           "updated_at": "2026-11-21T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "shared_reports": [
                     *         {
                     *           "id": "01990000-0000-7000-8000-000000000000",
                     *           "domain_name": "brewlane.example",
                     *           "created_at": "2026-11-21T12:00:00.000Z",
                     *           "expires_at": "2026-11-21T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "imports": [
                     *         {
                     *           "id": "01990000-0000-7000-8000-000000000000",
                     *           "domain_name": "brewlane.example",
                     *           "file_name": "text",
                     *           "state": "previewed",
                     *           "created_at": "2026-11-21T12:00:00.000Z",
                     *           "finished_at": "2026-11-21T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "refreshes": [
                     *         {
                     *           "id": "01990000-0000-7000-8000-000000000000",
                     *           "domain_name": "brewlane.example",
                     *           "kind": "keywords",
                     *           "state": "queued",
                     *           "started_at": "2026-11-21T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "topic_runs": [
                     *         {
                     *           "id": "01990000-0000-7000-8000-000000000000",
                     *           "domain_name": "brewlane.example",
                     *           "kind": "full",
                     *           "state": "queued",
                     *           "started_at": "2026-11-21T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "topic_corrections": [
                     *         {
                     *           "id": "01990000-0000-7000-8000-000000000000",
                     *           "domain_name": "brewlane.example",
                     *           "kind": "move",
                     *           "made_at": "2026-11-21T12:00:00.000Z",
                     *           "undone_at": "2026-11-21T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "report_runs": [
                     *         {
                     *           "id": "01990000-0000-7000-8000-000000000000",
                     *           "domain_name": "brewlane.example",
                     *           "state": "running",
                     *           "started_at": "2026-11-21T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "report_mails": [
                     *         {
                     *           "id": "01990000-0000-7000-8000-000000000000",
                     *           "domain_name": "brewlane.example",
                     *           "is_on": false,
                     *           "updated_at": "2026-11-21T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "alert_mails": [
                     *         {
                     *           "id": "01990000-0000-7000-8000-000000000000",
                     *           "domain_name": "brewlane.example",
                     *           "is_on": false,
                     *           "seen_at": "2026-11-21T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "search_console_connections": [
                     *         {
                     *           "id": "01990000-0000-7000-8000-000000000000",
                     *           "workspace_name": "text",
                     *           "scope": "text",
                     *           "connected_at": "2026-11-21T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "workspace_actions": [
                     *         {
                     *           "id": "01990000-0000-7000-8000-000000000000",
                     *           "workspace_name": "text",
                     *           "kind": "api_key.created",
                     *           "network": "text",
                     *           "created_at": "2026-11-21T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "feedback": [
                     *         {
                     *           "id": "01990000-0000-7000-8000-000000000000",
                     *           "title": "Compare burr grinders",
                     *           "description": "Which grinders fit which way of brewing.",
                     *           "category": "feature_requests",
                     *           "status": "under_review",
                     *           "created_at": "2026-11-21T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "comments": [
                     *         {
                     *           "id": "01990000-0000-7000-8000-000000000000",
                     *           "feedback_id": "01990000-0000-7000-8000-000000000000",
                     *           "content": "Which grinders fit which way of brewing.",
                     *           "created_at": "2026-11-21T12:00:00.000Z",
                     *           "edited_at": "2026-11-21T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "votes": [
                     *         {
                     *           "id": "01990000-0000-7000-8000-000000000000",
                     *           "title": "Compare burr grinders",
                     *           "created_at": "2026-11-21T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "feedback_mails": [
                     *         {
                     *           "id": "01990000-0000-7000-8000-000000000000",
                     *           "is_on": false,
                     *           "updated_at": "2026-11-21T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "newsletter": [
                     *         {
                     *           "id": "01990000-0000-7000-8000-000000000000",
                     *           "status": "text",
                     *           "consent": "text",
                     *           "requested_at": "2026-11-21T12:00:00.000Z",
                     *           "requested_from": "text",
                     *           "confirmed_at": "2026-11-21T12:00:00.000Z",
                     *           "confirmed_from": "text",
                     *           "unsubscribed_at": "2026-11-21T12:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** Format: date-time */
                        exported_at: string;
                        profile: {
                            id: string;
                            email: string;
                            full_name: string | null;
                            profile_picture_url: string | null;
                            /** @enum {string} */
                            role: "user" | "admin";
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            last_sign_in_at: string | null;
                        };
                        sign_ins: {
                            provider: string;
                            email: string | null;
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            last_sign_in_at: string | null;
                        }[];
                        second_factors: {
                            id: string;
                            name: string;
                            type: string;
                            status: string;
                            phone: string | null;
                            /** Format: date-time */
                            created_at: string;
                        }[];
                        passkeys: {
                            id: string;
                            name: string;
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            last_used_at: string | null;
                        }[];
                        connected_apps: {
                            id: string;
                            name: string;
                            scopes: string[];
                            /** Format: date-time */
                            granted_at: string;
                        }[];
                        sessions: {
                            id: string;
                            user_agent: string | null;
                            ip: string | null;
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            last_used_at: string | null;
                        }[];
                        activity: {
                            id: string;
                            action: string;
                            method: string | null;
                            ip: string | null;
                            user_agent: string | null;
                            /** Format: date-time */
                            created_at: string;
                        }[];
                        api_keys: {
                            id: string;
                            name: string;
                            /** @enum {string} */
                            scope: "read" | "write";
                            includes_people: boolean;
                            last_four: string;
                            workspace_id: string | null;
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            expires_at: string;
                            /** Format: date-time */
                            last_used_at: string | null;
                        }[];
                        workspaces: {
                            id: string;
                            name: string;
                            /** @enum {string} */
                            role: "owner" | "member" | "viewer";
                            /** Format: date-time */
                            joined_at: string;
                        }[];
                        invitations: {
                            id: string;
                            workspace_name: string;
                            /** @enum {string} */
                            role: "owner" | "member" | "viewer";
                            /** Format: date-time */
                            created_at: string;
                        }[];
                        sent_invitations: {
                            id: string;
                            workspace_name: string;
                            /** @enum {string} */
                            role: "owner" | "member" | "viewer";
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            accepted_at: string | null;
                        }[];
                        budgets: {
                            id: string;
                            workspace_name: string;
                            monthly_micros: number;
                            /** Format: date-time */
                            updated_at: string;
                        }[];
                        shared_reports: {
                            id: string;
                            domain_name: string;
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            expires_at: string;
                        }[];
                        imports: {
                            id: string;
                            domain_name: string;
                            file_name: string;
                            /** @enum {string} */
                            state: "previewed" | "queued" | "running" | "done" | "failed" | "cancelled";
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            finished_at: string | null;
                        }[];
                        refreshes: {
                            id: string;
                            domain_name: string;
                            /** @enum {string} */
                            kind: "keywords" | "rankings";
                            /** @enum {string} */
                            state: "queued" | "running" | "done" | "failed";
                            /** Format: date-time */
                            started_at: string | null;
                        }[];
                        topic_runs: {
                            id: string;
                            domain_name: string;
                            /** @enum {string} */
                            kind: "full" | "place";
                            /** @enum {string} */
                            state: "queued" | "running" | "done" | "failed" | "cancelled";
                            /** Format: date-time */
                            started_at: string | null;
                        }[];
                        topic_corrections: {
                            id: string;
                            domain_name: string;
                            /** @enum {string} */
                            kind: "move" | "merge" | "split" | "rename" | "pin" | "hide" | "intent" | "vote";
                            /** Format: date-time */
                            made_at: string;
                            /** Format: date-time */
                            undone_at: string | null;
                        }[];
                        report_runs: {
                            id: string;
                            domain_name: string;
                            /** @enum {string} */
                            state: "running" | "done" | "failed" | "superseded" | "waiting";
                            /** Format: date-time */
                            started_at: string;
                        }[];
                        report_mails: {
                            id: string;
                            domain_name: string;
                            is_on: boolean;
                            /** Format: date-time */
                            updated_at: string;
                        }[];
                        alert_mails: {
                            id: string;
                            domain_name: string;
                            is_on: boolean;
                            /** Format: date-time */
                            seen_at: string | null;
                        }[];
                        search_console_connections: {
                            id: string;
                            workspace_name: string;
                            scope: string;
                            /** Format: date-time */
                            connected_at: string;
                        }[];
                        workspace_actions: {
                            id: string;
                            workspace_name: string;
                            /** @enum {string} */
                            kind: "api_key.created" | "api_key.ended" | "export.keywords" | "export.gaps" | "export.topics" | "export.predictions" | "export.audit_log" | "export.account" | "share_link.created" | "share_link.ended" | "webhook.created" | "webhook.turned_on" | "webhook.turned_off" | "webhook.deleted" | "webhook.tested" | "webhook.redelivered" | "member.joined" | "member.role_changed" | "member.removed" | "member.left" | "invitation.sent" | "invitation.resent" | "invitation.withdrawn" | "invitation.accepted" | "workspace.created" | "workspace.renamed" | "workspace.time_zone_changed" | "workspace.logo_changed" | "workspace.logo_removed" | "workspace.sharing_changed" | "workspace.budget_changed" | "domain.added" | "domain.deleted" | "domain.market_changed" | "domain.brand_names_changed" | "domain.schedule_changed" | "search_console.connected" | "search_console.property_chosen" | "search_console.disconnected" | "import.started" | "import.cancelled" | "keywords.deleted" | "keywords.restored";
                            network: string | null;
                            /** Format: date-time */
                            created_at: string;
                        }[];
                        feedback: {
                            id: string;
                            title: string;
                            description: string;
                            /** @enum {string} */
                            category: "feature_requests" | "bug_reports" | "improvements" | "general_feedback";
                            /** @enum {string} */
                            status: "under_review" | "planned" | "in_progress" | "completed" | "rejected";
                            /** Format: date-time */
                            created_at: string;
                        }[];
                        comments: {
                            id: string;
                            feedback_id: string;
                            content: string;
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            edited_at: string | null;
                        }[];
                        votes: {
                            id: string;
                            title: string;
                            /** Format: date-time */
                            created_at: string;
                        }[];
                        feedback_mails: {
                            id: string;
                            is_on: boolean;
                            /** Format: date-time */
                            updated_at: string;
                        }[];
                        newsletter: {
                            id: string;
                            status: string;
                            consent: string;
                            /** Format: date-time */
                            requested_at: string;
                            requested_from: string;
                            /** Format: date-time */
                            confirmed_at: string | null;
                            confirmed_from: string | null;
                            /** Format: date-time */
                            unsubscribed_at: string | null;
                        }[];
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    getCompaniesByIdAuditLogExport: {
        parameters: {
            query?: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                person_id?: string;
                /** @example api_key */
                group?: "api_key" | "export" | "share_link" | "webhook" | "member" | "invitation" | "workspace" | "domain" | "search_console" | "import" | "keywords";
                /** @example 2026-11-21 */
                from?: string;
                /** @example 2026-11-21 */
                to?: string;
                /** @example Europe/London */
                time_zone?: string;
            };
            header?: never;
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All entries of the audit log that the filters leave, as a CSV file; X-Total-Count says how many. Noted in the log itself */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    getTest: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the answer that you have. When it still holds, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who is calling */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user_id": "01990000-0000-7000-8000-000000000000",
                     *       "email": "ada@brewlane.example",
                     *       "success": true
                     *     }
                     */
                    "application/json": {
                        user_id: string;
                        email: string;
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
            /** @description Nothing has changed since the answer with that `ETag`. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    getUsersProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the answer that you have. When it still holds, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller's profile */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "profile": {
                     *         "full_name": "Ada Lovelace",
                     *         "email": "ada@brewlane.example",
                     *         "role": "user",
                     *         "profile_picture_url": "https://brewlane.example/burr-grinders"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        profile: {
                            full_name: string | null;
                            email: string;
                            /** @enum {string} */
                            role: "user" | "admin";
                            profile_picture_url: string | null;
                        };
                    };
                };
            };
            /** @description Nothing has changed since the answer with that `ETag`. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    putUsersProfile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your choice for this request, 1 to 255 visible ASCII characters. The same key with the same request is answered again as it was the first time, for 24 hours, and nothing is done twice.
                 * @example nightly-2026-11-21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the resource as you have read it. When it has changed since, nothing is done and the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "full_name": "Ada Lovelace"
                 *     }
                 */
                "application/json": {
                    full_name: string | null;
                };
            };
        };
        responses: {
            /** @description Change the caller's profile */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "profile": {
                     *         "full_name": "Ada Lovelace",
                     *         "email": "ada@brewlane.example",
                     *         "role": "user",
                     *         "profile_picture_url": "https://brewlane.example/burr-grinders"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        profile: {
                            full_name: string | null;
                            email: string;
                            /** @enum {string} */
                            role: "user" | "admin";
                            profile_picture_url: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    getCompanies: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the answer that you have. When it still holds, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller's workspaces */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "id": "01990000-0000-7000-8000-000000000000",
                     *           "name": "Brewlane",
                     *           "icon_url": "https://brewlane.example/burr-grinders",
                     *           "role": "owner",
                     *           "members_may_share": false,
                     *           "time_zone": "Europe/London",
                     *           "domains": [
                     *             {
                     *               "id": "01990000-0000-7000-8000-000000000000",
                     *               "domain_name": "brewlane.example",
                     *               "location_name": "United States",
                     *               "location_code": 2840,
                     *               "language_code": "en",
                     *               "state": "setting_up",
                     *               "data_source": "sample",
                     *               "brand_names": [
                     *                 "text"
                     *               ],
                     *               "created_at": "2026-11-21T12:00:00.000Z"
                     *             }
                     *           ],
                     *           "created_at": "2026-11-21T12:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            id: string;
                            name: string;
                            icon_url: string | null;
                            /** @enum {string} */
                            role: "owner" | "member" | "viewer";
                            members_may_share: boolean;
                            time_zone: string;
                            domains: {
                                id: string;
                                domain_name: string;
                                location_name: string;
                                location_code: number;
                                language_code: string;
                                /** @enum {string} */
                                state: "setting_up" | "ready" | "failed";
                                /** @enum {string|null} */
                                data_source: "sample" | "dataforseo" | "import" | null;
                                brand_names: string[] | null;
                                /** Format: date-time */
                                created_at: string;
                            }[];
                            /** Format: date-time */
                            created_at: string;
                        }[];
                    };
                };
            };
            /** @description Nothing has changed since the answer with that `ETag`. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    postCompanies: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your choice for this request, 1 to 255 visible ASCII characters. The same key with the same request is answered again as it was the first time, for 24 hours, and nothing is done twice.
                 * @example nightly-2026-11-21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Brewlane",
                 *       "domain_url": "brewlane.example",
                 *       "location_name": "United States",
                 *       "time_zone": "UTC",
                 *       "request_id": "01990000-0000-7000-8000-000000000000"
                 *     }
                 */
                "application/json": {
                    name: string;
                    domain_url?: string;
                    /** @default United States */
                    location_name?: string;
                    /** @default UTC */
                    time_zone?: string;
                    /** Format: uuid */
                    request_id?: string;
                };
            };
        };
        responses: {
            /** @description Create a workspace; a domain given with it is validated, added and set up */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "01990000-0000-7000-8000-000000000000",
                     *         "name": "Brewlane",
                     *         "icon_url": "https://brewlane.example/burr-grinders",
                     *         "role": "owner",
                     *         "members_may_share": false,
                     *         "time_zone": "Europe/London",
                     *         "domains": [
                     *           {
                     *             "id": "01990000-0000-7000-8000-000000000000",
                     *             "domain_name": "brewlane.example",
                     *             "location_name": "United States",
                     *             "location_code": 2840,
                     *             "language_code": "en",
                     *             "state": "setting_up",
                     *             "data_source": "sample",
                     *             "brand_names": [
                     *               "text"
                     *             ],
                     *             "created_at": "2026-11-21T12:00:00.000Z"
                     *           }
                     *         ],
                     *         "created_at": "2026-11-21T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            id: string;
                            name: string;
                            icon_url: string | null;
                            /** @enum {string} */
                            role: "owner" | "member" | "viewer";
                            members_may_share: boolean;
                            time_zone: string;
                            domains: {
                                id: string;
                                domain_name: string;
                                location_name: string;
                                location_code: number;
                                language_code: string;
                                /** @enum {string} */
                                state: "setting_up" | "ready" | "failed";
                                /** @enum {string|null} */
                                data_source: "sample" | "dataforseo" | "import" | null;
                                brand_names: string[] | null;
                                /** Format: date-time */
                                created_at: string;
                            }[];
                            /** Format: date-time */
                            created_at: string;
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412Untagged"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    getCompaniesById: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the answer that you have. When it still holds, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One workspace */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "01990000-0000-7000-8000-000000000000",
                     *         "name": "Brewlane",
                     *         "icon_url": "https://brewlane.example/burr-grinders",
                     *         "role": "owner",
                     *         "members_may_share": false,
                     *         "time_zone": "Europe/London",
                     *         "domains": [
                     *           {
                     *             "id": "01990000-0000-7000-8000-000000000000",
                     *             "domain_name": "brewlane.example",
                     *             "location_name": "United States",
                     *             "location_code": 2840,
                     *             "language_code": "en",
                     *             "state": "setting_up",
                     *             "data_source": "sample",
                     *             "brand_names": [
                     *               "text"
                     *             ],
                     *             "created_at": "2026-11-21T12:00:00.000Z"
                     *           }
                     *         ],
                     *         "created_at": "2026-11-21T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            id: string;
                            name: string;
                            icon_url: string | null;
                            /** @enum {string} */
                            role: "owner" | "member" | "viewer";
                            members_may_share: boolean;
                            time_zone: string;
                            domains: {
                                id: string;
                                domain_name: string;
                                location_name: string;
                                location_code: number;
                                language_code: string;
                                /** @enum {string} */
                                state: "setting_up" | "ready" | "failed";
                                /** @enum {string|null} */
                                data_source: "sample" | "dataforseo" | "import" | null;
                                brand_names: string[] | null;
                                /** Format: date-time */
                                created_at: string;
                            }[];
                            /** Format: date-time */
                            created_at: string;
                        };
                    };
                };
            };
            /** @description Nothing has changed since the answer with that `ETag`. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    deleteCompaniesById: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your choice for this request, 1 to 255 visible ASCII characters. The same key with the same request is answered again as it was the first time, for 24 hours, and nothing is done twice.
                 * @example nightly-2026-11-21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the resource as you have read it. When it has changed since, nothing is done and the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delete a workspace with all of its data, for good; only its owners can */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            422: components["responses"]["Error422"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    patchCompaniesById: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your choice for this request, 1 to 255 visible ASCII characters. The same key with the same request is answered again as it was the first time, for 24 hours, and nothing is done twice.
                 * @example nightly-2026-11-21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the resource as you have read it. When it has changed since, nothing is done and the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Brewlane"
                 *     }
                 */
                "application/json": {
                    name: string;
                };
            };
        };
        responses: {
            /** @description Rename a workspace */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "01990000-0000-7000-8000-000000000000",
                     *         "name": "Brewlane",
                     *         "icon_url": "https://brewlane.example/burr-grinders",
                     *         "role": "owner",
                     *         "members_may_share": false,
                     *         "time_zone": "Europe/London",
                     *         "domains": [
                     *           {
                     *             "id": "01990000-0000-7000-8000-000000000000",
                     *             "domain_name": "brewlane.example",
                     *             "location_name": "United States",
                     *             "location_code": 2840,
                     *             "language_code": "en",
                     *             "state": "setting_up",
                     *             "data_source": "sample",
                     *             "brand_names": [
                     *               "text"
                     *             ],
                     *             "created_at": "2026-11-21T12:00:00.000Z"
                     *           }
                     *         ],
                     *         "created_at": "2026-11-21T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            id: string;
                            name: string;
                            icon_url: string | null;
                            /** @enum {string} */
                            role: "owner" | "member" | "viewer";
                            members_may_share: boolean;
                            time_zone: string;
                            domains: {
                                id: string;
                                domain_name: string;
                                location_name: string;
                                location_code: number;
                                language_code: string;
                                /** @enum {string} */
                                state: "setting_up" | "ready" | "failed";
                                /** @enum {string|null} */
                                data_source: "sample" | "dataforseo" | "import" | null;
                                brand_names: string[] | null;
                                /** Format: date-time */
                                created_at: string;
                            }[];
                            /** Format: date-time */
                            created_at: string;
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    getCompaniesByIdSharing: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the answer that you have. When it still holds, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller's role, and whether the caller may create share links and webhooks */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "role": "owner",
                     *         "members_may_share": false,
                     *         "can_share": false,
                     *         "can_change": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            /** @enum {string} */
                            role: "owner" | "member" | "viewer";
                            members_may_share: boolean;
                            can_share: boolean;
                            can_change: boolean;
                        };
                    };
                };
            };
            /** @description Nothing has changed since the answer with that `ETag`. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    putCompaniesByIdSharing: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your choice for this request, 1 to 255 visible ASCII characters. The same key with the same request is answered again as it was the first time, for 24 hours, and nothing is done twice.
                 * @example nightly-2026-11-21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the resource as you have read it. When it has changed since, nothing is done and the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "members_may_share": false
                 *     }
                 */
                "application/json": {
                    members_may_share: boolean;
                };
            };
        };
        responses: {
            /** @description Allow members to create share links and webhooks, or only owners; existing ones stay */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "role": "owner",
                     *         "members_may_share": false,
                     *         "can_share": false,
                     *         "can_change": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            /** @enum {string} */
                            role: "owner" | "member" | "viewer";
                            members_may_share: boolean;
                            can_share: boolean;
                            can_change: boolean;
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    putCompaniesByIdTimeZone: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your choice for this request, 1 to 255 visible ASCII characters. The same key with the same request is answered again as it was the first time, for 24 hours, and nothing is done twice.
                 * @example nightly-2026-11-21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "time_zone": "Europe/London"
                 *     }
                 */
                "application/json": {
                    time_zone: string;
                };
            };
        };
        responses: {
            /** @description Set the time zone of all dates of a workspace; days of stored figures stay as they are */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "01990000-0000-7000-8000-000000000000",
                     *         "name": "Brewlane",
                     *         "icon_url": "https://brewlane.example/burr-grinders",
                     *         "role": "owner",
                     *         "members_may_share": false,
                     *         "time_zone": "Europe/London",
                     *         "domains": [
                     *           {
                     *             "id": "01990000-0000-7000-8000-000000000000",
                     *             "domain_name": "brewlane.example",
                     *             "location_name": "United States",
                     *             "location_code": 2840,
                     *             "language_code": "en",
                     *             "state": "setting_up",
                     *             "data_source": "sample",
                     *             "brand_names": [
                     *               "text"
                     *             ],
                     *             "created_at": "2026-11-21T12:00:00.000Z"
                     *           }
                     *         ],
                     *         "created_at": "2026-11-21T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            id: string;
                            name: string;
                            icon_url: string | null;
                            /** @enum {string} */
                            role: "owner" | "member" | "viewer";
                            members_may_share: boolean;
                            time_zone: string;
                            domains: {
                                id: string;
                                domain_name: string;
                                location_name: string;
                                location_code: number;
                                language_code: string;
                                /** @enum {string} */
                                state: "setting_up" | "ready" | "failed";
                                /** @enum {string|null} */
                                data_source: "sample" | "dataforseo" | "import" | null;
                                brand_names: string[] | null;
                                /** Format: date-time */
                                created_at: string;
                            }[];
                            /** Format: date-time */
                            created_at: string;
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412Untagged"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    getCompaniesByIdMembers: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the answer that you have. When it still holds, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who belongs to a workspace, owners first */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "user_id": "01990000-0000-7000-8000-000000000000",
                     *           "full_name": "Ada Lovelace",
                     *           "email": "ada@brewlane.example",
                     *           "profile_picture_url": "https://brewlane.example/burr-grinders",
                     *           "role": "owner",
                     *           "is_you": false,
                     *           "joined_at": "2026-11-21T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "success": true
                     *     }
                     */
                    "application/json": {
                        data: {
                            user_id: string;
                            full_name: string | null;
                            email: string | null;
                            profile_picture_url: string | null;
                            /** @enum {string} */
                            role: "owner" | "member" | "viewer";
                            is_you: boolean;
                            /** Format: date-time */
                            joined_at: string;
                        }[];
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
            /** @description Nothing has changed since the answer with that `ETag`. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    deleteCompaniesByIdMembersByUserId: {
        parameters: {
            query?: {
                /** @example true */
                end_share_links?: boolean;
                /** @example true */
                end_webhooks?: boolean;
                /** @example true */
                end_api_keys?: boolean;
                /** @example true */
                end_invitations?: boolean;
                /** @example false */
                end_saved_views?: boolean;
            };
            header?: {
                /**
                 * @description A name of your choice for this request, 1 to 255 visible ASCII characters. The same key with the same request is answered again as it was the first time, for 24 hours, and nothing is done twice.
                 * @example nightly-2026-11-21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
                /** @example text */
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Remove a member, which only owners can, or leave with the caller's own id; what they made ends with it */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412Untagged"];
            422: components["responses"]["Error422"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    patchCompaniesByIdMembersByUserId: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your choice for this request, 1 to 255 visible ASCII characters. The same key with the same request is answered again as it was the first time, for 24 hours, and nothing is done twice.
                 * @example nightly-2026-11-21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
                /** @example text */
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "role": "owner"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    role: "owner" | "member" | "viewer";
                };
            };
        };
        responses: {
            /** @description Make a member an owner or an owner a member; only owners can, and one stays */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "user_id": "01990000-0000-7000-8000-000000000000",
                     *           "full_name": "Ada Lovelace",
                     *           "email": "ada@brewlane.example",
                     *           "profile_picture_url": "https://brewlane.example/burr-grinders",
                     *           "role": "owner",
                     *           "is_you": false,
                     *           "joined_at": "2026-11-21T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "success": true
                     *     }
                     */
                    "application/json": {
                        data: {
                            user_id: string;
                            full_name: string | null;
                            email: string | null;
                            profile_picture_url: string | null;
                            /** @enum {string} */
                            role: "owner" | "member" | "viewer";
                            is_you: boolean;
                            /** Format: date-time */
                            joined_at: string;
                        }[];
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412Untagged"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    getCompaniesByIdMembersByUserIdHoldings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the answer that you have. When it still holds, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
                /** @example text */
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What a member has made that works without them; for owners and the member */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "share_links": [
                     *           {
                     *             "id": "01990000-0000-7000-8000-000000000000",
                     *             "domain_name": "brewlane.example",
                     *             "expires_at": "2026-11-21T12:00:00.000Z"
                     *           }
                     *         ],
                     *         "webhooks": [
                     *           {
                     *             "id": "01990000-0000-7000-8000-000000000000",
                     *             "name": "Brewlane",
                     *             "domain_name": "brewlane.example"
                     *           }
                     *         ],
                     *         "api_keys": [
                     *           {
                     *             "id": "01990000-0000-7000-8000-000000000000",
                     *             "name": "Brewlane"
                     *           }
                     *         ],
                     *         "invitations": [
                     *           {
                     *             "id": "01990000-0000-7000-8000-000000000000",
                     *             "name": "Brewlane"
                     *           }
                     *         ],
                     *         "saved_views": [
                     *           {
                     *             "id": "01990000-0000-7000-8000-000000000000",
                     *             "name": "Brewlane"
                     *           }
                     *         ],
                     *         "has_search_console": false,
                     *         "mailed_domains": [
                     *           "brewlane.example"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            share_links: {
                                id: string;
                                domain_name: string;
                                /** Format: date-time */
                                expires_at: string;
                            }[];
                            webhooks: {
                                id: string;
                                name: string;
                                domain_name: string;
                            }[];
                            api_keys: {
                                id: string;
                                name: string;
                            }[];
                            invitations: {
                                id: string;
                                name: string;
                            }[];
                            saved_views: {
                                id: string;
                                name: string;
                            }[];
                            has_search_console: boolean;
                            mailed_domains: string[];
                        };
                    };
                };
            };
            /** @description Nothing has changed since the answer with that `ETag`. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    getCompaniesByIdAuditLog: {
        parameters: {
            query?: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                person_id?: string;
                /** @example api_key */
                group?: "api_key" | "export" | "share_link" | "webhook" | "member" | "invitation" | "workspace" | "domain" | "search_console" | "import" | "keywords";
                /** @example 2026-11-21 */
                from?: string;
                /** @example 2026-11-21 */
                to?: string;
                /** @example Europe/London */
                time_zone?: string;
                /** @example 01990000-0000-7000-8000-000000000000 */
                cursor?: string;
                /** @example 50 */
                limit?: number;
            };
            header?: {
                /** @description The `ETag` of the answer that you have. When it still holds, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who changed what in a workspace, newest first; for owners, and with keys that include personal data */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "01990000-0000-7000-8000-000000000000",
                     *           "created_at": "2026-11-21T12:00:00.000Z",
                     *           "actor": {
                     *             "kind": "person",
                     *             "person_id": "01990000-0000-7000-8000-000000000000",
                     *             "name": "Brewlane",
                     *             "email": "ada@brewlane.example",
                     *             "key_name": "text",
                     *             "key_last_four": "text"
                     *           },
                     *           "kind": "api_key.created",
                     *           "subject": {
                     *             "id": "01990000-0000-7000-8000-000000000000",
                     *             "name": "Brewlane"
                     *           },
                     *           "details": {},
                     *           "network": "text"
                     *         }
                     *       ],
                     *       "next_cursor": "text",
                     *       "success": true
                     *     }
                     */
                    "application/json": {
                        data: {
                            id: string;
                            /** Format: date-time */
                            created_at: string;
                            actor: {
                                /** @enum {string} */
                                kind: "person" | "api_key" | "keydence";
                                person_id: string | null;
                                name: string | null;
                                email: string | null;
                                key_name: string | null;
                                key_last_four: string | null;
                            };
                            /** @enum {string} */
                            kind: "api_key.created" | "api_key.ended" | "export.keywords" | "export.gaps" | "export.topics" | "export.predictions" | "export.audit_log" | "export.account" | "share_link.created" | "share_link.ended" | "webhook.created" | "webhook.turned_on" | "webhook.turned_off" | "webhook.deleted" | "webhook.tested" | "webhook.redelivered" | "member.joined" | "member.role_changed" | "member.removed" | "member.left" | "invitation.sent" | "invitation.resent" | "invitation.withdrawn" | "invitation.accepted" | "workspace.created" | "workspace.renamed" | "workspace.time_zone_changed" | "workspace.logo_changed" | "workspace.logo_removed" | "workspace.sharing_changed" | "workspace.budget_changed" | "domain.added" | "domain.deleted" | "domain.market_changed" | "domain.brand_names_changed" | "domain.schedule_changed" | "search_console.connected" | "search_console.property_chosen" | "search_console.disconnected" | "import.started" | "import.cancelled" | "keywords.deleted" | "keywords.restored";
                            subject: {
                                id: string | null;
                                name: string | null;
                            };
                            details: {
                                [key: string]: string | number | boolean | null;
                            };
                            network: string | null;
                        }[];
                        next_cursor: string | null;
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
            /** @description Nothing has changed since the answer with that `ETag`. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    getCompaniesByIdInvitations: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the answer that you have. When it still holds, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitations to a workspace that nobody has accepted */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "01990000-0000-7000-8000-000000000000",
                     *           "email": "ada@brewlane.example",
                     *           "role": "owner",
                     *           "invited_by": "text",
                     *           "sent_at": "2026-11-21T12:00:00.000Z",
                     *           "expires_at": "2026-11-21T12:00:00.000Z",
                     *           "is_expired": false
                     *         }
                     *       ],
                     *       "success": true
                     *     }
                     */
                    "application/json": {
                        data: {
                            id: string;
                            email: string;
                            /** @enum {string} */
                            role: "owner" | "member" | "viewer";
                            invited_by: string | null;
                            /** Format: date-time */
                            sent_at: string;
                            /** Format: date-time */
                            expires_at: string;
                            is_expired: boolean;
                        }[];
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
            /** @description Nothing has changed since the answer with that `ETag`. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    postCompaniesByIdInvitations: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your choice for this request, 1 to 255 visible ASCII characters. The same key with the same request is answered again as it was the first time, for 24 hours, and nothing is done twice.
                 * @example nightly-2026-11-21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ada@brewlane.example",
                 *       "role": "owner"
                 *     }
                 */
                "application/json": {
                    email: string;
                    /**
                     * @default member
                     * @enum {string}
                     */
                    role?: "owner" | "member" | "viewer";
                };
            };
        };
        responses: {
            /** @description Invite an address by mail; only owners can. Answers all open invitations */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "01990000-0000-7000-8000-000000000000",
                     *           "email": "ada@brewlane.example",
                     *           "role": "owner",
                     *           "invited_by": "text",
                     *           "sent_at": "2026-11-21T12:00:00.000Z",
                     *           "expires_at": "2026-11-21T12:00:00.000Z",
                     *           "is_expired": false
                     *         }
                     *       ],
                     *       "success": true
                     *     }
                     */
                    "application/json": {
                        data: {
                            id: string;
                            email: string;
                            /** @enum {string} */
                            role: "owner" | "member" | "viewer";
                            invited_by: string | null;
                            /** Format: date-time */
                            sent_at: string;
                            /** Format: date-time */
                            expires_at: string;
                            is_expired: boolean;
                        }[];
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412Untagged"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    postCompaniesByIdInvitationsByInvitationIdResend: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your choice for this request, 1 to 255 visible ASCII characters. The same key with the same request is answered again as it was the first time, for 24 hours, and nothing is done twice.
                 * @example nightly-2026-11-21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
                /** @example text */
                invitationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Send an invitation again, for seven more days; the link before opens nothing any more */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "01990000-0000-7000-8000-000000000000",
                     *           "email": "ada@brewlane.example",
                     *           "role": "owner",
                     *           "invited_by": "text",
                     *           "sent_at": "2026-11-21T12:00:00.000Z",
                     *           "expires_at": "2026-11-21T12:00:00.000Z",
                     *           "is_expired": false
                     *         }
                     *       ],
                     *       "success": true
                     *     }
                     */
                    "application/json": {
                        data: {
                            id: string;
                            email: string;
                            /** @enum {string} */
                            role: "owner" | "member" | "viewer";
                            invited_by: string | null;
                            /** Format: date-time */
                            sent_at: string;
                            /** Format: date-time */
                            expires_at: string;
                            is_expired: boolean;
                        }[];
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412Untagged"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    deleteCompaniesByIdInvitationsByInvitationId: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your choice for this request, 1 to 255 visible ASCII characters. The same key with the same request is answered again as it was the first time, for 24 hours, and nothing is done twice.
                 * @example nightly-2026-11-21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
                /** @example text */
                invitationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revoke an invitation */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412Untagged"];
            422: components["responses"]["Error422"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    postInvitationsAccept: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your choice for this request, 1 to 255 visible ASCII characters. The same key with the same request is answered again as it was the first time, for 24 hours, and nothing is done twice.
                 * @example nightly-2026-11-21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "text"
                 *     }
                 */
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Accept an invitation with the secret of its link; it is for the address of the caller */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "company_id": "01990000-0000-7000-8000-000000000000"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            company_id: string;
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412Untagged"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    postCompaniesByIdDomains: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your choice for this request, 1 to 255 visible ASCII characters. The same key with the same request is answered again as it was the first time, for 24 hours, and nothing is done twice.
                 * @example nightly-2026-11-21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "domain_url": "brewlane.example",
                 *       "location_code": 2840
                 *     }
                 */
                "application/json": {
                    domain_url: string;
                    location_code: number;
                };
            };
        };
        responses: {
            /** @description Add a domain to a workspace and set it up */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "01990000-0000-7000-8000-000000000000",
                     *         "domain_name": "brewlane.example",
                     *         "location_name": "United States",
                     *         "location_code": 2840,
                     *         "language_code": "en",
                     *         "state": "setting_up",
                     *         "data_source": "sample",
                     *         "brand_names": [
                     *           "text"
                     *         ],
                     *         "created_at": "2026-11-21T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            id: string;
                            domain_name: string;
                            location_name: string;
                            location_code: number;
                            language_code: string;
                            /** @enum {string} */
                            state: "setting_up" | "ready" | "failed";
                            /** @enum {string|null} */
                            data_source: "sample" | "dataforseo" | "import" | null;
                            brand_names: string[] | null;
                            /** Format: date-time */
                            created_at: string;
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412Untagged"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    putDomainsByIdLocation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your choice for this request, 1 to 255 visible ASCII characters. The same key with the same request is answered again as it was the first time, for 24 hours, and nothing is done twice.
                 * @example nightly-2026-11-21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "company_id": "01990000-0000-7000-8000-000000000000",
                 *       "location_code": 2840,
                 *       "language_code": "en"
                 *     }
                 */
                "application/json": {
                    company_id: string;
                    location_code: number;
                    language_code: string;
                };
            };
        };
        responses: {
            /** @description Change a domain's market and set it up again */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "01990000-0000-7000-8000-000000000000",
                     *         "domain_name": "brewlane.example",
                     *         "location_name": "United States",
                     *         "location_code": 2840,
                     *         "language_code": "en",
                     *         "state": "setting_up",
                     *         "data_source": "sample",
                     *         "brand_names": [
                     *           "text"
                     *         ],
                     *         "created_at": "2026-11-21T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            id: string;
                            domain_name: string;
                            location_name: string;
                            location_code: number;
                            language_code: string;
                            /** @enum {string} */
                            state: "setting_up" | "ready" | "failed";
                            /** @enum {string|null} */
                            data_source: "sample" | "dataforseo" | "import" | null;
                            brand_names: string[] | null;
                            /** Format: date-time */
                            created_at: string;
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412Untagged"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    deleteDomainsById: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your choice for this request, 1 to 255 visible ASCII characters. The same key with the same request is answered again as it was the first time, for 24 hours, and nothing is done twice.
                 * @example nightly-2026-11-21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Remove a domain with all of its data, for good */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412Untagged"];
            422: components["responses"]["Error422"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    patchDomainsById: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your choice for this request, 1 to 255 visible ASCII characters. The same key with the same request is answered again as it was the first time, for 24 hours, and nothing is done twice.
                 * @example nightly-2026-11-21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "brand_names": [
                 *         "text"
                 *       ]
                 *     }
                 */
                "application/json": {
                    brand_names: string[] | null;
                };
            };
        };
        responses: {
            /** @description Set a domain's brand names, which tell searches for the site itself from all others; null uses the name in the domain */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "01990000-0000-7000-8000-000000000000",
                     *         "domain_name": "brewlane.example",
                     *         "location_name": "United States",
                     *         "location_code": 2840,
                     *         "language_code": "en",
                     *         "state": "setting_up",
                     *         "data_source": "sample",
                     *         "brand_names": [
                     *           "text"
                     *         ],
                     *         "created_at": "2026-11-21T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            id: string;
                            domain_name: string;
                            location_name: string;
                            location_code: number;
                            language_code: string;
                            /** @enum {string} */
                            state: "setting_up" | "ready" | "failed";
                            /** @enum {string|null} */
                            data_source: "sample" | "dataforseo" | "import" | null;
                            brand_names: string[] | null;
                            /** Format: date-time */
                            created_at: string;
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412Untagged"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    getDomainsByIdStatus: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the answer that you have. When it still holds, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How far a domain's setup is */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "state": "setting_up",
                     *         "step": "site_topics",
                     *         "steps_done": 12,
                     *         "steps_total": 12,
                     *         "message": "text",
                     *         "data_source": "sample"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            /** @enum {string} */
                            state: "setting_up" | "ready" | "failed";
                            /** @enum {string|null} */
                            step: "site_topics" | "ranked_keywords" | "competitors" | "competitor_keywords" | "gaps" | "scores" | "report" | "content_plan" | null;
                            steps_done: number;
                            steps_total: number;
                            message: string;
                            /** @enum {string|null} */
                            data_source: "sample" | "dataforseo" | "import" | null;
                        };
                    };
                };
            };
            /** @description Nothing has changed since the answer with that `ETag`. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    postDomainsValidate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your choice for this request, 1 to 255 visible ASCII characters. The same key with the same request is answered again as it was the first time, for 24 hours, and nothing is done twice.
                 * @example nightly-2026-11-21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "domain": "brewlane.example"
                 *     }
                 */
                "application/json": {
                    domain: string;
                };
            };
        };
        responses: {
            /** @description Whether a name has the right format and a site answers under it */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "valid": false,
                     *         "message": "text",
                     *         "domain_name": "brewlane.example"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            valid: boolean;
                            message: string;
                            domain_name: string;
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412Untagged"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    getSampleDomains: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the answer that you have. When it still holds, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sites of the sample world */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "domain_name": "brewlane.example",
                     *           "title": "Compare burr grinders",
                     *           "description": "Which grinders fit which way of brewing.",
                     *           "location_codes": [
                     *             2840
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            domain_name: string;
                            title: string;
                            description: string;
                            location_codes: number[];
                        }[];
                    };
                };
            };
            /** @description Nothing has changed since the answer with that `ETag`. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    getDomainsByIdSchedule: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the answer that you have. When it still holds, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description When a domain's next report is due, how its last runs went, and whether you get its mails */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "state": "on_time",
                     *         "time_zone": "Europe/London",
                     *         "hour": 12,
                     *         "is_paused": false,
                     *         "next_run_at": "2026-11-21T12:00:00.000Z",
                     *         "retry_at": "2026-11-21T12:00:00.000Z",
                     *         "waiting_since": "2026-11-21T12:00:00.000Z",
                     *         "last_report_at": "2026-11-21T12:00:00.000Z",
                     *         "runs": [
                     *           {
                     *             "run": 12,
                     *             "state": "running",
                     *             "asked_by": "schedule",
                     *             "due_at": "2026-11-21T12:00:00.000Z",
                     *             "started_at": "2026-11-21T12:00:00.000Z",
                     *             "finished_at": "2026-11-21T12:00:00.000Z",
                     *             "attempt": 12,
                     *             "missed": 12,
                     *             "message": "text"
                     *           }
                     *         ],
                     *         "is_mail_on": false,
                     *         "runnable_at": "2026-11-21T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            /** @enum {string} */
                            state: "on_time" | "running" | "retrying" | "overdue" | "failed" | "paused" | "waiting";
                            time_zone: string;
                            hour: number;
                            is_paused: boolean;
                            /** Format: date-time */
                            next_run_at: string;
                            /** Format: date-time */
                            retry_at: string | null;
                            /** Format: date-time */
                            waiting_since: string | null;
                            /** Format: date-time */
                            last_report_at: string | null;
                            runs: {
                                run: number;
                                /** @enum {string} */
                                state: "running" | "done" | "failed" | "superseded" | "waiting";
                                /** @enum {string} */
                                asked_by: "schedule" | "person";
                                /** Format: date-time */
                                due_at: string;
                                /** Format: date-time */
                                started_at: string;
                                /** Format: date-time */
                                finished_at: string | null;
                                attempt: number;
                                missed: number;
                                message: string | null;
                            }[];
                            is_mail_on: boolean;
                            /** Format: date-time */
                            runnable_at: string | null;
                        };
                    };
                };
            };
            /** @description Nothing has changed since the answer with that `ETag`. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    putDomainsByIdSchedule: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your choice for this request, 1 to 255 visible ASCII characters. The same key with the same request is answered again as it was the first time, for 24 hours, and nothing is done twice.
                 * @example nightly-2026-11-21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the resource as you have read it. When it has changed since, nothing is done and the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "hour": 12,
                 *       "is_paused": false
                 *     }
                 */
                "application/json": {
                    hour: number;
                    is_paused: boolean;
                };
            };
        };
        responses: {
            /** @description Set the hour and time zone of a domain's reports, and pause or resume them */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "state": "on_time",
                     *         "time_zone": "Europe/London",
                     *         "hour": 12,
                     *         "is_paused": false,
                     *         "next_run_at": "2026-11-21T12:00:00.000Z",
                     *         "retry_at": "2026-11-21T12:00:00.000Z",
                     *         "waiting_since": "2026-11-21T12:00:00.000Z",
                     *         "last_report_at": "2026-11-21T12:00:00.000Z",
                     *         "runs": [
                     *           {
                     *             "run": 12,
                     *             "state": "running",
                     *             "asked_by": "schedule",
                     *             "due_at": "2026-11-21T12:00:00.000Z",
                     *             "started_at": "2026-11-21T12:00:00.000Z",
                     *             "finished_at": "2026-11-21T12:00:00.000Z",
                     *             "attempt": 12,
                     *             "missed": 12,
                     *             "message": "text"
                     *           }
                     *         ],
                     *         "is_mail_on": false,
                     *         "runnable_at": "2026-11-21T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            /** @enum {string} */
                            state: "on_time" | "running" | "retrying" | "overdue" | "failed" | "paused" | "waiting";
                            time_zone: string;
                            hour: number;
                            is_paused: boolean;
                            /** Format: date-time */
                            next_run_at: string;
                            /** Format: date-time */
                            retry_at: string | null;
                            /** Format: date-time */
                            waiting_since: string | null;
                            /** Format: date-time */
                            last_report_at: string | null;
                            runs: {
                                run: number;
                                /** @enum {string} */
                                state: "running" | "done" | "failed" | "superseded" | "waiting";
                                /** @enum {string} */
                                asked_by: "schedule" | "person";
                                /** Format: date-time */
                                due_at: string;
                                /** Format: date-time */
                                started_at: string;
                                /** Format: date-time */
                                finished_at: string | null;
                                attempt: number;
                                missed: number;
                                message: string | null;
                            }[];
                            is_mail_on: boolean;
                            /** Format: date-time */
                            runnable_at: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    postDomainsByIdScheduleRun: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your choice for this request, 1 to 255 visible ASCII characters. The same key with the same request is answered again as it was the first time, for 24 hours, and nothing is done twice.
                 * @example nightly-2026-11-21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Measure a domain now, beside its schedule; once a day. A run that goes on already is joined */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "state": "on_time",
                     *         "time_zone": "Europe/London",
                     *         "hour": 12,
                     *         "is_paused": false,
                     *         "next_run_at": "2026-11-21T12:00:00.000Z",
                     *         "retry_at": "2026-11-21T12:00:00.000Z",
                     *         "waiting_since": "2026-11-21T12:00:00.000Z",
                     *         "last_report_at": "2026-11-21T12:00:00.000Z",
                     *         "runs": [
                     *           {
                     *             "run": 12,
                     *             "state": "running",
                     *             "asked_by": "schedule",
                     *             "due_at": "2026-11-21T12:00:00.000Z",
                     *             "started_at": "2026-11-21T12:00:00.000Z",
                     *             "finished_at": "2026-11-21T12:00:00.000Z",
                     *             "attempt": 12,
                     *             "missed": 12,
                     *             "message": "text"
                     *           }
                     *         ],
                     *         "is_mail_on": false,
                     *         "runnable_at": "2026-11-21T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            /** @enum {string} */
                            state: "on_time" | "running" | "retrying" | "overdue" | "failed" | "paused" | "waiting";
                            time_zone: string;
                            hour: number;
                            is_paused: boolean;
                            /** Format: date-time */
                            next_run_at: string;
                            /** Format: date-time */
                            retry_at: string | null;
                            /** Format: date-time */
                            waiting_since: string | null;
                            /** Format: date-time */
                            last_report_at: string | null;
                            runs: {
                                run: number;
                                /** @enum {string} */
                                state: "running" | "done" | "failed" | "superseded" | "waiting";
                                /** @enum {string} */
                                asked_by: "schedule" | "person";
                                /** Format: date-time */
                                due_at: string;
                                /** Format: date-time */
                                started_at: string;
                                /** Format: date-time */
                                finished_at: string | null;
                                attempt: number;
                                missed: number;
                                message: string | null;
                            }[];
                            is_mail_on: boolean;
                            /** Format: date-time */
                            runnable_at: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412Untagged"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    getDomainsByIdScheduleRuns: {
        parameters: {
            query?: {
                /** @example 1 */
                page?: number;
                /** @example 20 */
                limit?: number;
            };
            header?: {
                /** @description The `ETag` of the answer that you have. When it still holds, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the runs of a domain's schedule, the newest first */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "run": 12,
                     *           "state": "running",
                     *           "asked_by": "schedule",
                     *           "due_at": "2026-11-21T12:00:00.000Z",
                     *           "started_at": "2026-11-21T12:00:00.000Z",
                     *           "finished_at": "2026-11-21T12:00:00.000Z",
                     *           "attempt": 12,
                     *           "missed": 12,
                     *           "message": "text"
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 12,
                     *         "limit": 12,
                     *         "total": 12,
                     *         "pages": 12
                     *       },
                     *       "success": true
                     *     }
                     */
                    "application/json": {
                        data: {
                            run: number;
                            /** @enum {string} */
                            state: "running" | "done" | "failed" | "superseded" | "waiting";
                            /** @enum {string} */
                            asked_by: "schedule" | "person";
                            /** Format: date-time */
                            due_at: string;
                            /** Format: date-time */
                            started_at: string;
                            /** Format: date-time */
                            finished_at: string | null;
                            attempt: number;
                            missed: number;
                            message: string | null;
                        }[];
                        pagination: {
                            page: number;
                            limit: number;
                            total: number;
                            pages: number;
                        };
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
            /** @description Nothing has changed since the answer with that `ETag`. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    getDomainsByIdTrend: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the answer that you have. When it still holds, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What has changed between the two newest reports, and the figures of all reports */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "day": "2026-11-21",
                     *         "trend": {
                     *           "since": "2026-11-21",
                     *           "ranks": {
                     *             "counts": {
                     *               "gained": 12,
                     *               "lost": 12,
                     *               "up": 12,
                     *               "down": 12,
                     *               "unchanged": 12,
                     *               "first_seen": 12,
                     *               "unknown": 12
                     *             },
                     *             "gained": [
                     *               {
                     *                 "keyword_text": "burr grinder",
                     *                 "search_volume": 12,
                     *                 "before": 12,
                     *                 "now": 12
                     *               }
                     *             ],
                     *             "lost": [
                     *               {
                     *                 "keyword_text": "burr grinder",
                     *                 "search_volume": 12,
                     *                 "before": 12,
                     *                 "now": 12
                     *               }
                     *             ],
                     *             "up": [
                     *               {
                     *                 "keyword_text": "burr grinder",
                     *                 "search_volume": 12,
                     *                 "before": 12,
                     *                 "now": 12
                     *               }
                     *             ],
                     *             "down": [
                     *               {
                     *                 "keyword_text": "burr grinder",
                     *                 "search_volume": 12,
                     *                 "before": 12,
                     *                 "now": 12
                     *               }
                     *             ]
                     *           },
                     *           "demand": {
                     *             "month": "2026-11",
                     *             "before": "text",
                     *             "keywords": 12,
                     *             "change": 12
                     *           },
                     *           "health": {
                     *             "before": 12,
                     *             "now": 12
                     *           },
                     *           "gaps": {
                     *             "opened": 12,
                     *             "closed": 12,
                     *             "opened_keywords": [
                     *               {
                     *                 "keyword_text": "burr grinder",
                     *                 "search_volume": 12
                     *               }
                     *             ],
                     *             "closed_keywords": [
                     *               {
                     *                 "keyword_text": "burr grinder",
                     *                 "search_volume": 12
                     *               }
                     *             ]
                     *           },
                     *           "finished": [
                     *             {
                     *               "keyword_text": "burr grinder",
                     *               "title": "Compare burr grinders"
                     *             }
                     *           ]
                     *         },
                     *         "measures": [
                     *           {
                     *             "ranked_keywords": 12,
                     *             "top_10_keywords": 12,
                     *             "health_score": 12,
                     *             "gaps": 12,
                     *             "newest_month": "2026-11",
                     *             "day": "2026-11-21"
                     *           }
                     *         ],
                     *         "settled": {
                     *           "total": 12,
                     *           "predictions": [
                     *             {
                     *               "keyword_text": "burr grinder",
                     *               "days": 30,
                     *               "verdict": "came_true",
                     *               "before": 12,
                     *               "predicted": 12,
                     *               "now": 12,
                     *               "measured_on": "2026-11-21",
                     *               "judged_by": "clicks"
                     *             }
                     *           ]
                     *         },
                     *         "data_source": "sample"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            /** Format: date */
                            day: string | null;
                            trend: {
                                /** Format: date */
                                since: string;
                                ranks: {
                                    counts: {
                                        gained: number;
                                        lost: number;
                                        up: number;
                                        down: number;
                                        unchanged: number;
                                        first_seen: number;
                                        unknown: number;
                                    };
                                    gained: {
                                        keyword_text: string;
                                        search_volume: number | null;
                                        before: number | null;
                                        now: number | null;
                                    }[];
                                    lost: {
                                        keyword_text: string;
                                        search_volume: number | null;
                                        before: number | null;
                                        now: number | null;
                                    }[];
                                    up: {
                                        keyword_text: string;
                                        search_volume: number | null;
                                        before: number | null;
                                        now: number | null;
                                    }[];
                                    down: {
                                        keyword_text: string;
                                        search_volume: number | null;
                                        before: number | null;
                                        now: number | null;
                                    }[];
                                };
                                demand: {
                                    month: string;
                                    before: string;
                                    keywords: number;
                                    change: number | null;
                                } | null;
                                health: {
                                    before: number | null;
                                    now: number | null;
                                };
                                gaps: {
                                    opened: number;
                                    closed: number;
                                    opened_keywords: {
                                        keyword_text: string;
                                        search_volume: number | null;
                                    }[];
                                    closed_keywords: {
                                        keyword_text: string;
                                        search_volume: number | null;
                                    }[];
                                };
                                finished: {
                                    keyword_text: string;
                                    title: string;
                                }[];
                            } | null;
                            measures: {
                                ranked_keywords: number;
                                top_10_keywords: number;
                                health_score: number | null;
                                gaps: number;
                                newest_month: string | null;
                                /** Format: date */
                                day: string;
                            }[];
                            settled: {
                                total: number;
                                predictions: {
                                    keyword_text: string;
                                    /** @enum {number} */
                                    days: 30;
                                    /** @enum {string} */
                                    verdict: "came_true" | "partly" | "not_yet" | "no_measurement";
                                    before: number | null;
                                    predicted: number;
                                    now: number | null;
                                    /** Format: date */
                                    measured_on: string | null;
                                    /** @enum {string|null} */
                                    judged_by: "clicks" | "rank" | null;
                                }[];
                            };
                            /** @enum {string|null} */
                            data_source: "sample" | "dataforseo" | "import" | null;
                        };
                    };
                };
            };
            /** @description Nothing has changed since the answer with that `ETag`. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    getDomainsByIdImports: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the answer that you have. When it still holds, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest uploads of a domain, with what became of them */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "id": "01990000-0000-7000-8000-000000000000",
                     *           "file_name": "text",
                     *           "state": "previewed",
                     *           "preview": {
                     *             "kind": "search_console",
                     *             "tool": "search_console",
                     *             "keyword_rows": 12,
                     *             "total_rows": 12,
                     *             "skipped_rows": 12,
                     *             "measured_on": "text",
                     *             "is_date_known": false,
                     *             "location_name": "United States",
                     *             "filled": [
                     *               "rank"
                     *             ],
                     *             "unknown": [
                     *               "rank"
                     *             ],
                     *             "notes": [
                     *               "Which grinders fit which way of brewing."
                     *             ],
                     *             "obstacle": "text",
                     *             "other_site": null,
                     *             "asks_decimal_mark": false,
                     *             "queries": null,
                     *             "long_queries": null,
                     *             "table": null,
                     *             "sheets": [],
                     *             "sheet": null,
                     *             "reading": null,
                     *             "problem_count": 12,
                     *             "problems": [
                     *               {
                     *                 "row_number": 12,
                     *                 "value": "text",
                     *                 "message": "text",
                     *                 "is_skipped": false
                     *               }
                     *             ],
                     *             "sample": [
                     *               {
                     *                 "keyword_text": "burr grinder",
                     *                 "search_volume": 12,
                     *                 "is_volume_bucket": false,
                     *                 "volume_below": null,
                     *                 "difficulty_score": 12,
                     *                 "rank_absolute": 12,
                     *                 "intent_type": "commercial",
                     *                 "clicks": 12,
                     *                 "impressions": 12
                     *               }
                     *             ]
                     *           },
                     *           "done": 12,
                     *           "total": 12,
                     *           "figures": {
                     *             "added": 12,
                     *             "updated": 12,
                     *             "deleted": 12,
                     *             "totals": 12,
                     *             "long_queries": null,
                     *             "competitors": null,
                     *             "is_repeat": false
                     *           },
                     *           "message": "text",
                     *           "created_at": "2026-11-21T12:00:00.000Z",
                     *           "finished_at": "2026-11-21T12:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            id: string;
                            file_name: string;
                            /** @enum {string} */
                            state: "previewed" | "queued" | "running" | "done" | "failed" | "cancelled";
                            preview: {
                                /** @enum {string} */
                                kind: "search_console" | "search_console_comparison" | "search_console_totals" | "search_console_api" | "keyword_planner" | "ahrefs_site_explorer" | "ahrefs_keywords_explorer" | "ahrefs_content_gap" | "ahrefs_top_pages" | "semrush_positions" | "semrush_keywords" | "semrush_position_tracking" | "se_ranking_positions" | "bing_webmaster" | "keyword_list" | "table";
                                /** @enum {string} */
                                tool: "search_console" | "search_console_api" | "keyword_planner" | "ahrefs" | "semrush" | "se_ranking" | "bing_webmaster" | "keyword_list" | "table";
                                keyword_rows: number;
                                total_rows: number;
                                skipped_rows: number;
                                measured_on: string;
                                is_date_known: boolean;
                                location_name: string | null;
                                filled: ("rank" | "search_volume" | "difficulty" | "cpc" | "intent" | "monthly_searches" | "serp_features" | "ranking_url" | "clicks" | "impressions")[];
                                unknown: ("rank" | "search_volume" | "difficulty" | "cpc" | "intent" | "monthly_searches" | "serp_features" | "ranking_url" | "clicks" | "impressions")[];
                                notes: string[];
                                obstacle: string | null;
                                /** @default null */
                                other_site: string | null;
                                /** @default false */
                                asks_decimal_mark: boolean;
                                /** @default null */
                                queries: {
                                    rows: number;
                                    clicks: number;
                                    impressions: number;
                                } | null;
                                /** @default null */
                                long_queries: {
                                    rows: number;
                                    clicks: number;
                                    impressions: number;
                                } | null;
                                /** @default null */
                                table: {
                                    header_row: number;
                                    columns: {
                                        name: string;
                                        /** @enum {string|null} */
                                        guess: "keyword" | "rank" | "ranking_url" | "search_volume" | "difficulty" | "cpc" | "intent" | "serp_features" | "clicks" | "impressions" | "measured_on" | "rank_of_day" | "searches_of_month" | null;
                                    }[];
                                    rows: string[][];
                                    header_hash: string | null;
                                } | null;
                                /** @default [] */
                                sheets: string[];
                                /** @default null */
                                sheet: string | null;
                                /** @default null */
                                reading: {
                                    /** @default null */
                                    fields: ("keyword" | "rank" | "ranking_url" | "search_volume" | "difficulty" | "cpc" | "intent" | "serp_features" | "clicks" | "impressions" | "measured_on" | "rank_of_day" | "searches_of_month" | null)[] | null;
                                    /**
                                     * @default null
                                     * @enum {string|null}
                                     */
                                    decimal_mark: "point" | "comma" | null;
                                    sheet?: string | null;
                                } | null;
                                problem_count: number;
                                problems: {
                                    row_number: number;
                                    value: string;
                                    message: string;
                                    is_skipped: boolean;
                                }[];
                                sample: {
                                    keyword_text: string;
                                    search_volume: number | null;
                                    is_volume_bucket: boolean;
                                    /** @default null */
                                    volume_below: number | null;
                                    difficulty_score: number | null;
                                    rank_absolute: number | null;
                                    /** @enum {string|null} */
                                    intent_type: "commercial" | "informational" | "navigational" | "transactional" | null;
                                    clicks: number | null;
                                    impressions: number | null;
                                }[];
                            };
                            done: number;
                            total: number;
                            figures: {
                                added: number;
                                updated: number;
                                deleted: number;
                                totals: number;
                                /** @default null */
                                long_queries: {
                                    rows: number;
                                    clicks: number;
                                    impressions: number;
                                } | null;
                                /** @default null */
                                competitors: {
                                    ranks: number;
                                    sites: string[];
                                    left_out: string[];
                                } | null;
                                is_repeat: boolean;
                            } | null;
                            message: string | null;
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            finished_at: string | null;
                        }[];
                    };
                };
            };
            /** @description Nothing has changed since the answer with that `ETag`. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    postDomainsByIdImports: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Upload an export of a keyword tool, a table or a list, as text, .xlsx or zip, at most 20 MB: what is in it, not imported yet */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "01990000-0000-7000-8000-000000000000",
                     *         "file_name": "text",
                     *         "state": "previewed",
                     *         "preview": {
                     *           "kind": "search_console",
                     *           "tool": "search_console",
                     *           "keyword_rows": 12,
                     *           "total_rows": 12,
                     *           "skipped_rows": 12,
                     *           "measured_on": "text",
                     *           "is_date_known": false,
                     *           "location_name": "United States",
                     *           "filled": [
                     *             "rank"
                     *           ],
                     *           "unknown": [
                     *             "rank"
                     *           ],
                     *           "notes": [
                     *             "Which grinders fit which way of brewing."
                     *           ],
                     *           "obstacle": "text",
                     *           "other_site": null,
                     *           "asks_decimal_mark": false,
                     *           "queries": null,
                     *           "long_queries": null,
                     *           "table": null,
                     *           "sheets": [],
                     *           "sheet": null,
                     *           "reading": null,
                     *           "problem_count": 12,
                     *           "problems": [
                     *             {
                     *               "row_number": 12,
                     *               "value": "text",
                     *               "message": "text",
                     *               "is_skipped": false
                     *             }
                     *           ],
                     *           "sample": [
                     *             {
                     *               "keyword_text": "burr grinder",
                     *               "search_volume": 12,
                     *               "is_volume_bucket": false,
                     *               "volume_below": null,
                     *               "difficulty_score": 12,
                     *               "rank_absolute": 12,
                     *               "intent_type": "commercial",
                     *               "clicks": 12,
                     *               "impressions": 12
                     *             }
                     *           ]
                     *         },
                     *         "done": 12,
                     *         "total": 12,
                     *         "figures": {
                     *           "added": 12,
                     *           "updated": 12,
                     *           "deleted": 12,
                     *           "totals": 12,
                     *           "long_queries": null,
                     *           "competitors": null,
                     *           "is_repeat": false
                     *         },
                     *         "message": "text",
                     *         "created_at": "2026-11-21T12:00:00.000Z",
                     *         "finished_at": "2026-11-21T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            id: string;
                            file_name: string;
                            /** @enum {string} */
                            state: "previewed" | "queued" | "running" | "done" | "failed" | "cancelled";
                            preview: {
                                /** @enum {string} */
                                kind: "search_console" | "search_console_comparison" | "search_console_totals" | "search_console_api" | "keyword_planner" | "ahrefs_site_explorer" | "ahrefs_keywords_explorer" | "ahrefs_content_gap" | "ahrefs_top_pages" | "semrush_positions" | "semrush_keywords" | "semrush_position_tracking" | "se_ranking_positions" | "bing_webmaster" | "keyword_list" | "table";
                                /** @enum {string} */
                                tool: "search_console" | "search_console_api" | "keyword_planner" | "ahrefs" | "semrush" | "se_ranking" | "bing_webmaster" | "keyword_list" | "table";
                                keyword_rows: number;
                                total_rows: number;
                                skipped_rows: number;
                                measured_on: string;
                                is_date_known: boolean;
                                location_name: string | null;
                                filled: ("rank" | "search_volume" | "difficulty" | "cpc" | "intent" | "monthly_searches" | "serp_features" | "ranking_url" | "clicks" | "impressions")[];
                                unknown: ("rank" | "search_volume" | "difficulty" | "cpc" | "intent" | "monthly_searches" | "serp_features" | "ranking_url" | "clicks" | "impressions")[];
                                notes: string[];
                                obstacle: string | null;
                                /** @default null */
                                other_site: string | null;
                                /** @default false */
                                asks_decimal_mark: boolean;
                                /** @default null */
                                queries: {
                                    rows: number;
                                    clicks: number;
                                    impressions: number;
                                } | null;
                                /** @default null */
                                long_queries: {
                                    rows: number;
                                    clicks: number;
                                    impressions: number;
                                } | null;
                                /** @default null */
                                table: {
                                    header_row: number;
                                    columns: {
                                        name: string;
                                        /** @enum {string|null} */
                                        guess: "keyword" | "rank" | "ranking_url" | "search_volume" | "difficulty" | "cpc" | "intent" | "serp_features" | "clicks" | "impressions" | "measured_on" | "rank_of_day" | "searches_of_month" | null;
                                    }[];
                                    rows: string[][];
                                    header_hash: string | null;
                                } | null;
                                /** @default [] */
                                sheets: string[];
                                /** @default null */
                                sheet: string | null;
                                /** @default null */
                                reading: {
                                    /** @default null */
                                    fields: ("keyword" | "rank" | "ranking_url" | "search_volume" | "difficulty" | "cpc" | "intent" | "serp_features" | "clicks" | "impressions" | "measured_on" | "rank_of_day" | "searches_of_month" | null)[] | null;
                                    /**
                                     * @default null
                                     * @enum {string|null}
                                     */
                                    decimal_mark: "point" | "comma" | null;
                                    sheet?: string | null;
                                } | null;
                                problem_count: number;
                                problems: {
                                    row_number: number;
                                    value: string;
                                    message: string;
                                    is_skipped: boolean;
                                }[];
                                sample: {
                                    keyword_text: string;
                                    search_volume: number | null;
                                    is_volume_bucket: boolean;
                                    /** @default null */
                                    volume_below: number | null;
                                    difficulty_score: number | null;
                                    rank_absolute: number | null;
                                    /** @enum {string|null} */
                                    intent_type: "commercial" | "informational" | "navigational" | "transactional" | null;
                                    clicks: number | null;
                                    impressions: number | null;
                                }[];
                            };
                            done: number;
                            total: number;
                            figures: {
                                added: number;
                                updated: number;
                                deleted: number;
                                totals: number;
                                /** @default null */
                                long_queries: {
                                    rows: number;
                                    clicks: number;
                                    impressions: number;
                                } | null;
                                /** @default null */
                                competitors: {
                                    ranks: number;
                                    sites: string[];
                                    left_out: string[];
                                } | null;
                                is_repeat: boolean;
                            } | null;
                            message: string | null;
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            finished_at: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The file is over 20 MB, unzips to over 100 MB, or has over 200,000 rows. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "The file is over 20 MB, unzips to over 100 MB, or has over 200,000 rows.",
                     *       "code": "payload_too_large",
                     *       "request_id": "01990000-0000-7000-8000-000000000000"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No multipart form, or a file that is no text, spreadsheet or zip archive. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "No multipart form, or a file that is no text, spreadsheet or zip archive.",
                     *       "code": "unsupported_media_type",
                     *       "request_id": "01990000-0000-7000-8000-000000000000"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            422: components["responses"]["Error422"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    getDomainsByIdImportsByImportId: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the answer that you have. When it still holds, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
                /** @example text */
                importId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One upload: what was recognized, how far its import is, and its report */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "01990000-0000-7000-8000-000000000000",
                     *         "file_name": "text",
                     *         "state": "previewed",
                     *         "preview": {
                     *           "kind": "search_console",
                     *           "tool": "search_console",
                     *           "keyword_rows": 12,
                     *           "total_rows": 12,
                     *           "skipped_rows": 12,
                     *           "measured_on": "text",
                     *           "is_date_known": false,
                     *           "location_name": "United States",
                     *           "filled": [
                     *             "rank"
                     *           ],
                     *           "unknown": [
                     *             "rank"
                     *           ],
                     *           "notes": [
                     *             "Which grinders fit which way of brewing."
                     *           ],
                     *           "obstacle": "text",
                     *           "other_site": null,
                     *           "asks_decimal_mark": false,
                     *           "queries": null,
                     *           "long_queries": null,
                     *           "table": null,
                     *           "sheets": [],
                     *           "sheet": null,
                     *           "reading": null,
                     *           "problem_count": 12,
                     *           "problems": [
                     *             {
                     *               "row_number": 12,
                     *               "value": "text",
                     *               "message": "text",
                     *               "is_skipped": false
                     *             }
                     *           ],
                     *           "sample": [
                     *             {
                     *               "keyword_text": "burr grinder",
                     *               "search_volume": 12,
                     *               "is_volume_bucket": false,
                     *               "volume_below": null,
                     *               "difficulty_score": 12,
                     *               "rank_absolute": 12,
                     *               "intent_type": "commercial",
                     *               "clicks": 12,
                     *               "impressions": 12
                     *             }
                     *           ]
                     *         },
                     *         "done": 12,
                     *         "total": 12,
                     *         "figures": {
                     *           "added": 12,
                     *           "updated": 12,
                     *           "deleted": 12,
                     *           "totals": 12,
                     *           "long_queries": null,
                     *           "competitors": null,
                     *           "is_repeat": false
                     *         },
                     *         "message": "text",
                     *         "created_at": "2026-11-21T12:00:00.000Z",
                     *         "finished_at": "2026-11-21T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            id: string;
                            file_name: string;
                            /** @enum {string} */
                            state: "previewed" | "queued" | "running" | "done" | "failed" | "cancelled";
                            preview: {
                                /** @enum {string} */
                                kind: "search_console" | "search_console_comparison" | "search_console_totals" | "search_console_api" | "keyword_planner" | "ahrefs_site_explorer" | "ahrefs_keywords_explorer" | "ahrefs_content_gap" | "ahrefs_top_pages" | "semrush_positions" | "semrush_keywords" | "semrush_position_tracking" | "se_ranking_positions" | "bing_webmaster" | "keyword_list" | "table";
                                /** @enum {string} */
                                tool: "search_console" | "search_console_api" | "keyword_planner" | "ahrefs" | "semrush" | "se_ranking" | "bing_webmaster" | "keyword_list" | "table";
                                keyword_rows: number;
                                total_rows: number;
                                skipped_rows: number;
                                measured_on: string;
                                is_date_known: boolean;
                                location_name: string | null;
                                filled: ("rank" | "search_volume" | "difficulty" | "cpc" | "intent" | "monthly_searches" | "serp_features" | "ranking_url" | "clicks" | "impressions")[];
                                unknown: ("rank" | "search_volume" | "difficulty" | "cpc" | "intent" | "monthly_searches" | "serp_features" | "ranking_url" | "clicks" | "impressions")[];
                                notes: string[];
                                obstacle: string | null;
                                /** @default null */
                                other_site: string | null;
                                /** @default false */
                                asks_decimal_mark: boolean;
                                /** @default null */
                                queries: {
                                    rows: number;
                                    clicks: number;
                                    impressions: number;
                                } | null;
                                /** @default null */
                                long_queries: {
                                    rows: number;
                                    clicks: number;
                                    impressions: number;
                                } | null;
                                /** @default null */
                                table: {
                                    header_row: number;
                                    columns: {
                                        name: string;
                                        /** @enum {string|null} */
                                        guess: "keyword" | "rank" | "ranking_url" | "search_volume" | "difficulty" | "cpc" | "intent" | "serp_features" | "clicks" | "impressions" | "measured_on" | "rank_of_day" | "searches_of_month" | null;
                                    }[];
                                    rows: string[][];
                                    header_hash: string | null;
                                } | null;
                                /** @default [] */
                                sheets: string[];
                                /** @default null */
                                sheet: string | null;
                                /** @default null */
                                reading: {
                                    /** @default null */
                                    fields: ("keyword" | "rank" | "ranking_url" | "search_volume" | "difficulty" | "cpc" | "intent" | "serp_features" | "clicks" | "impressions" | "measured_on" | "rank_of_day" | "searches_of_month" | null)[] | null;
                                    /**
                                     * @default null
                                     * @enum {string|null}
                                     */
                                    decimal_mark: "point" | "comma" | null;
                                    sheet?: string | null;
                                } | null;
                                problem_count: number;
                                problems: {
                                    row_number: number;
                                    value: string;
                                    message: string;
                                    is_skipped: boolean;
                                }[];
                                sample: {
                                    keyword_text: string;
                                    search_volume: number | null;
                                    is_volume_bucket: boolean;
                                    /** @default null */
                                    volume_below: number | null;
                                    difficulty_score: number | null;
                                    rank_absolute: number | null;
                                    /** @enum {string|null} */
                                    intent_type: "commercial" | "informational" | "navigational" | "transactional" | null;
                                    clicks: number | null;
                                    impressions: number | null;
                                }[];
                            };
                            done: number;
                            total: number;
                            figures: {
                                added: number;
                                updated: number;
                                deleted: number;
                                totals: number;
                                /** @default null */
                                long_queries: {
                                    rows: number;
                                    clicks: number;
                                    impressions: number;
                                } | null;
                                /** @default null */
                                competitors: {
                                    ranks: number;
                                    sites: string[];
                                    left_out: string[];
                                } | null;
                                is_repeat: boolean;
                            } | null;
                            message: string | null;
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            finished_at: string | null;
                        };
                    };
                };
            };
            /** @description Nothing has changed since the answer with that `ETag`. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    postDomainsByIdImportsByImportIdRead: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your choice for this request, 1 to 255 visible ASCII characters. The same key with the same request is answered again as it was the first time, for 24 hours, and nothing is done twice.
                 * @example nightly-2026-11-21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
                /** @example text */
                importId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "fields": null,
                 *       "decimal_mark": "point",
                 *       "sheet": "text"
                 *     }
                 */
                "application/json": {
                    /** @default null */
                    fields?: ("keyword" | "rank" | "ranking_url" | "search_volume" | "difficulty" | "cpc" | "intent" | "serp_features" | "clicks" | "impressions" | "measured_on" | "rank_of_day" | "searches_of_month" | null)[] | null;
                    /**
                     * @default null
                     * @enum {string|null}
                     */
                    decimal_mark?: "point" | "comma" | null;
                    sheet?: string | null;
                };
            };
        };
        responses: {
            /** @description Say what the columns of an upload hold, or its decimal mark: what is in it then. The columns are remembered for files with the same header; null undoes it */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "01990000-0000-7000-8000-000000000000",
                     *         "file_name": "text",
                     *         "state": "previewed",
                     *         "preview": {
                     *           "kind": "search_console",
                     *           "tool": "search_console",
                     *           "keyword_rows": 12,
                     *           "total_rows": 12,
                     *           "skipped_rows": 12,
                     *           "measured_on": "text",
                     *           "is_date_known": false,
                     *           "location_name": "United States",
                     *           "filled": [
                     *             "rank"
                     *           ],
                     *           "unknown": [
                     *             "rank"
                     *           ],
                     *           "notes": [
                     *             "Which grinders fit which way of brewing."
                     *           ],
                     *           "obstacle": "text",
                     *           "other_site": null,
                     *           "asks_decimal_mark": false,
                     *           "queries": null,
                     *           "long_queries": null,
                     *           "table": null,
                     *           "sheets": [],
                     *           "sheet": null,
                     *           "reading": null,
                     *           "problem_count": 12,
                     *           "problems": [
                     *             {
                     *               "row_number": 12,
                     *               "value": "text",
                     *               "message": "text",
                     *               "is_skipped": false
                     *             }
                     *           ],
                     *           "sample": [
                     *             {
                     *               "keyword_text": "burr grinder",
                     *               "search_volume": 12,
                     *               "is_volume_bucket": false,
                     *               "volume_below": null,
                     *               "difficulty_score": 12,
                     *               "rank_absolute": 12,
                     *               "intent_type": "commercial",
                     *               "clicks": 12,
                     *               "impressions": 12
                     *             }
                     *           ]
                     *         },
                     *         "done": 12,
                     *         "total": 12,
                     *         "figures": {
                     *           "added": 12,
                     *           "updated": 12,
                     *           "deleted": 12,
                     *           "totals": 12,
                     *           "long_queries": null,
                     *           "competitors": null,
                     *           "is_repeat": false
                     *         },
                     *         "message": "text",
                     *         "created_at": "2026-11-21T12:00:00.000Z",
                     *         "finished_at": "2026-11-21T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            id: string;
                            file_name: string;
                            /** @enum {string} */
                            state: "previewed" | "queued" | "running" | "done" | "failed" | "cancelled";
                            preview: {
                                /** @enum {string} */
                                kind: "search_console" | "search_console_comparison" | "search_console_totals" | "search_console_api" | "keyword_planner" | "ahrefs_site_explorer" | "ahrefs_keywords_explorer" | "ahrefs_content_gap" | "ahrefs_top_pages" | "semrush_positions" | "semrush_keywords" | "semrush_position_tracking" | "se_ranking_positions" | "bing_webmaster" | "keyword_list" | "table";
                                /** @enum {string} */
                                tool: "search_console" | "search_console_api" | "keyword_planner" | "ahrefs" | "semrush" | "se_ranking" | "bing_webmaster" | "keyword_list" | "table";
                                keyword_rows: number;
                                total_rows: number;
                                skipped_rows: number;
                                measured_on: string;
                                is_date_known: boolean;
                                location_name: string | null;
                                filled: ("rank" | "search_volume" | "difficulty" | "cpc" | "intent" | "monthly_searches" | "serp_features" | "ranking_url" | "clicks" | "impressions")[];
                                unknown: ("rank" | "search_volume" | "difficulty" | "cpc" | "intent" | "monthly_searches" | "serp_features" | "ranking_url" | "clicks" | "impressions")[];
                                notes: string[];
                                obstacle: string | null;
                                /** @default null */
                                other_site: string | null;
                                /** @default false */
                                asks_decimal_mark: boolean;
                                /** @default null */
                                queries: {
                                    rows: number;
                                    clicks: number;
                                    impressions: number;
                                } | null;
                                /** @default null */
                                long_queries: {
                                    rows: number;
                                    clicks: number;
                                    impressions: number;
                                } | null;
                                /** @default null */
                                table: {
                                    header_row: number;
                                    columns: {
                                        name: string;
                                        /** @enum {string|null} */
                                        guess: "keyword" | "rank" | "ranking_url" | "search_volume" | "difficulty" | "cpc" | "intent" | "serp_features" | "clicks" | "impressions" | "measured_on" | "rank_of_day" | "searches_of_month" | null;
                                    }[];
                                    rows: string[][];
                                    header_hash: string | null;
                                } | null;
                                /** @default [] */
                                sheets: string[];
                                /** @default null */
                                sheet: string | null;
                                /** @default null */
                                reading: {
                                    /** @default null */
                                    fields: ("keyword" | "rank" | "ranking_url" | "search_volume" | "difficulty" | "cpc" | "intent" | "serp_features" | "clicks" | "impressions" | "measured_on" | "rank_of_day" | "searches_of_month" | null)[] | null;
                                    /**
                                     * @default null
                                     * @enum {string|null}
                                     */
                                    decimal_mark: "point" | "comma" | null;
                                    sheet?: string | null;
                                } | null;
                                problem_count: number;
                                problems: {
                                    row_number: number;
                                    value: string;
                                    message: string;
                                    is_skipped: boolean;
                                }[];
                                sample: {
                                    keyword_text: string;
                                    search_volume: number | null;
                                    is_volume_bucket: boolean;
                                    /** @default null */
                                    volume_below: number | null;
                                    difficulty_score: number | null;
                                    rank_absolute: number | null;
                                    /** @enum {string|null} */
                                    intent_type: "commercial" | "informational" | "navigational" | "transactional" | null;
                                    clicks: number | null;
                                    impressions: number | null;
                                }[];
                            };
                            done: number;
                            total: number;
                            figures: {
                                added: number;
                                updated: number;
                                deleted: number;
                                totals: number;
                                /** @default null */
                                long_queries: {
                                    rows: number;
                                    clicks: number;
                                    impressions: number;
                                } | null;
                                /** @default null */
                                competitors: {
                                    ranks: number;
                                    sites: string[];
                                    left_out: string[];
                                } | null;
                                is_repeat: boolean;
                            } | null;
                            message: string | null;
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            finished_at: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412Untagged"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    postDomainsByIdImportsByImportIdStart: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your choice for this request, 1 to 255 visible ASCII characters. The same key with the same request is answered again as it was the first time, for 24 hours, and nothing is done twice.
                 * @example nightly-2026-11-21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
                /** @example text */
                importId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "accepts_other_site": false
                 *     }
                 */
                "application/json": {
                    /** @default false */
                    accepts_other_site?: boolean;
                };
            };
        };
        responses: {
            /** @description Import an upload into the keyword list, in the background */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "01990000-0000-7000-8000-000000000000",
                     *         "file_name": "text",
                     *         "state": "previewed",
                     *         "preview": {
                     *           "kind": "search_console",
                     *           "tool": "search_console",
                     *           "keyword_rows": 12,
                     *           "total_rows": 12,
                     *           "skipped_rows": 12,
                     *           "measured_on": "text",
                     *           "is_date_known": false,
                     *           "location_name": "United States",
                     *           "filled": [
                     *             "rank"
                     *           ],
                     *           "unknown": [
                     *             "rank"
                     *           ],
                     *           "notes": [
                     *             "Which grinders fit which way of brewing."
                     *           ],
                     *           "obstacle": "text",
                     *           "other_site": null,
                     *           "asks_decimal_mark": false,
                     *           "queries": null,
                     *           "long_queries": null,
                     *           "table": null,
                     *           "sheets": [],
                     *           "sheet": null,
                     *           "reading": null,
                     *           "problem_count": 12,
                     *           "problems": [
                     *             {
                     *               "row_number": 12,
                     *               "value": "text",
                     *               "message": "text",
                     *               "is_skipped": false
                     *             }
                     *           ],
                     *           "sample": [
                     *             {
                     *               "keyword_text": "burr grinder",
                     *               "search_volume": 12,
                     *               "is_volume_bucket": false,
                     *               "volume_below": null,
                     *               "difficulty_score": 12,
                     *               "rank_absolute": 12,
                     *               "intent_type": "commercial",
                     *               "clicks": 12,
                     *               "impressions": 12
                     *             }
                     *           ]
                     *         },
                     *         "done": 12,
                     *         "total": 12,
                     *         "figures": {
                     *           "added": 12,
                     *           "updated": 12,
                     *           "deleted": 12,
                     *           "totals": 12,
                     *           "long_queries": null,
                     *           "competitors": null,
                     *           "is_repeat": false
                     *         },
                     *         "message": "text",
                     *         "created_at": "2026-11-21T12:00:00.000Z",
                     *         "finished_at": "2026-11-21T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            id: string;
                            file_name: string;
                            /** @enum {string} */
                            state: "previewed" | "queued" | "running" | "done" | "failed" | "cancelled";
                            preview: {
                                /** @enum {string} */
                                kind: "search_console" | "search_console_comparison" | "search_console_totals" | "search_console_api" | "keyword_planner" | "ahrefs_site_explorer" | "ahrefs_keywords_explorer" | "ahrefs_content_gap" | "ahrefs_top_pages" | "semrush_positions" | "semrush_keywords" | "semrush_position_tracking" | "se_ranking_positions" | "bing_webmaster" | "keyword_list" | "table";
                                /** @enum {string} */
                                tool: "search_console" | "search_console_api" | "keyword_planner" | "ahrefs" | "semrush" | "se_ranking" | "bing_webmaster" | "keyword_list" | "table";
                                keyword_rows: number;
                                total_rows: number;
                                skipped_rows: number;
                                measured_on: string;
                                is_date_known: boolean;
                                location_name: string | null;
                                filled: ("rank" | "search_volume" | "difficulty" | "cpc" | "intent" | "monthly_searches" | "serp_features" | "ranking_url" | "clicks" | "impressions")[];
                                unknown: ("rank" | "search_volume" | "difficulty" | "cpc" | "intent" | "monthly_searches" | "serp_features" | "ranking_url" | "clicks" | "impressions")[];
                                notes: string[];
                                obstacle: string | null;
                                /** @default null */
                                other_site: string | null;
                                /** @default false */
                                asks_decimal_mark: boolean;
                                /** @default null */
                                queries: {
                                    rows: number;
                                    clicks: number;
                                    impressions: number;
                                } | null;
                                /** @default null */
                                long_queries: {
                                    rows: number;
                                    clicks: number;
                                    impressions: number;
                                } | null;
                                /** @default null */
                                table: {
                                    header_row: number;
                                    columns: {
                                        name: string;
                                        /** @enum {string|null} */
                                        guess: "keyword" | "rank" | "ranking_url" | "search_volume" | "difficulty" | "cpc" | "intent" | "serp_features" | "clicks" | "impressions" | "measured_on" | "rank_of_day" | "searches_of_month" | null;
                                    }[];
                                    rows: string[][];
                                    header_hash: string | null;
                                } | null;
                                /** @default [] */
                                sheets: string[];
                                /** @default null */
                                sheet: string | null;
                                /** @default null */
                                reading: {
                                    /** @default null */
                                    fields: ("keyword" | "rank" | "ranking_url" | "search_volume" | "difficulty" | "cpc" | "intent" | "serp_features" | "clicks" | "impressions" | "measured_on" | "rank_of_day" | "searches_of_month" | null)[] | null;
                                    /**
                                     * @default null
                                     * @enum {string|null}
                                     */
                                    decimal_mark: "point" | "comma" | null;
                                    sheet?: string | null;
                                } | null;
                                problem_count: number;
                                problems: {
                                    row_number: number;
                                    value: string;
                                    message: string;
                                    is_skipped: boolean;
                                }[];
                                sample: {
                                    keyword_text: string;
                                    search_volume: number | null;
                                    is_volume_bucket: boolean;
                                    /** @default null */
                                    volume_below: number | null;
                                    difficulty_score: number | null;
                                    rank_absolute: number | null;
                                    /** @enum {string|null} */
                                    intent_type: "commercial" | "informational" | "navigational" | "transactional" | null;
                                    clicks: number | null;
                                    impressions: number | null;
                                }[];
                            };
                            done: number;
                            total: number;
                            figures: {
                                added: number;
                                updated: number;
                                deleted: number;
                                totals: number;
                                /** @default null */
                                long_queries: {
                                    rows: number;
                                    clicks: number;
                                    impressions: number;
                                } | null;
                                /** @default null */
                                competitors: {
                                    ranks: number;
                                    sites: string[];
                                    left_out: string[];
                                } | null;
                                is_repeat: boolean;
                            } | null;
                            message: string | null;
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            finished_at: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412Untagged"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    postDomainsByIdImportsByImportIdCancel: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your choice for this request, 1 to 255 visible ASCII characters. The same key with the same request is answered again as it was the first time, for 24 hours, and nothing is done twice.
                 * @example nightly-2026-11-21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
                /** @example text */
                importId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Give an upload or a running import up; nothing of it is imported */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "01990000-0000-7000-8000-000000000000",
                     *         "file_name": "text",
                     *         "state": "previewed",
                     *         "preview": {
                     *           "kind": "search_console",
                     *           "tool": "search_console",
                     *           "keyword_rows": 12,
                     *           "total_rows": 12,
                     *           "skipped_rows": 12,
                     *           "measured_on": "text",
                     *           "is_date_known": false,
                     *           "location_name": "United States",
                     *           "filled": [
                     *             "rank"
                     *           ],
                     *           "unknown": [
                     *             "rank"
                     *           ],
                     *           "notes": [
                     *             "Which grinders fit which way of brewing."
                     *           ],
                     *           "obstacle": "text",
                     *           "other_site": null,
                     *           "asks_decimal_mark": false,
                     *           "queries": null,
                     *           "long_queries": null,
                     *           "table": null,
                     *           "sheets": [],
                     *           "sheet": null,
                     *           "reading": null,
                     *           "problem_count": 12,
                     *           "problems": [
                     *             {
                     *               "row_number": 12,
                     *               "value": "text",
                     *               "message": "text",
                     *               "is_skipped": false
                     *             }
                     *           ],
                     *           "sample": [
                     *             {
                     *               "keyword_text": "burr grinder",
                     *               "search_volume": 12,
                     *               "is_volume_bucket": false,
                     *               "volume_below": null,
                     *               "difficulty_score": 12,
                     *               "rank_absolute": 12,
                     *               "intent_type": "commercial",
                     *               "clicks": 12,
                     *               "impressions": 12
                     *             }
                     *           ]
                     *         },
                     *         "done": 12,
                     *         "total": 12,
                     *         "figures": {
                     *           "added": 12,
                     *           "updated": 12,
                     *           "deleted": 12,
                     *           "totals": 12,
                     *           "long_queries": null,
                     *           "competitors": null,
                     *           "is_repeat": false
                     *         },
                     *         "message": "text",
                     *         "created_at": "2026-11-21T12:00:00.000Z",
                     *         "finished_at": "2026-11-21T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            id: string;
                            file_name: string;
                            /** @enum {string} */
                            state: "previewed" | "queued" | "running" | "done" | "failed" | "cancelled";
                            preview: {
                                /** @enum {string} */
                                kind: "search_console" | "search_console_comparison" | "search_console_totals" | "search_console_api" | "keyword_planner" | "ahrefs_site_explorer" | "ahrefs_keywords_explorer" | "ahrefs_content_gap" | "ahrefs_top_pages" | "semrush_positions" | "semrush_keywords" | "semrush_position_tracking" | "se_ranking_positions" | "bing_webmaster" | "keyword_list" | "table";
                                /** @enum {string} */
                                tool: "search_console" | "search_console_api" | "keyword_planner" | "ahrefs" | "semrush" | "se_ranking" | "bing_webmaster" | "keyword_list" | "table";
                                keyword_rows: number;
                                total_rows: number;
                                skipped_rows: number;
                                measured_on: string;
                                is_date_known: boolean;
                                location_name: string | null;
                                filled: ("rank" | "search_volume" | "difficulty" | "cpc" | "intent" | "monthly_searches" | "serp_features" | "ranking_url" | "clicks" | "impressions")[];
                                unknown: ("rank" | "search_volume" | "difficulty" | "cpc" | "intent" | "monthly_searches" | "serp_features" | "ranking_url" | "clicks" | "impressions")[];
                                notes: string[];
                                obstacle: string | null;
                                /** @default null */
                                other_site: string | null;
                                /** @default false */
                                asks_decimal_mark: boolean;
                                /** @default null */
                                queries: {
                                    rows: number;
                                    clicks: number;
                                    impressions: number;
                                } | null;
                                /** @default null */
                                long_queries: {
                                    rows: number;
                                    clicks: number;
                                    impressions: number;
                                } | null;
                                /** @default null */
                                table: {
                                    header_row: number;
                                    columns: {
                                        name: string;
                                        /** @enum {string|null} */
                                        guess: "keyword" | "rank" | "ranking_url" | "search_volume" | "difficulty" | "cpc" | "intent" | "serp_features" | "clicks" | "impressions" | "measured_on" | "rank_of_day" | "searches_of_month" | null;
                                    }[];
                                    rows: string[][];
                                    header_hash: string | null;
                                } | null;
                                /** @default [] */
                                sheets: string[];
                                /** @default null */
                                sheet: string | null;
                                /** @default null */
                                reading: {
                                    /** @default null */
                                    fields: ("keyword" | "rank" | "ranking_url" | "search_volume" | "difficulty" | "cpc" | "intent" | "serp_features" | "clicks" | "impressions" | "measured_on" | "rank_of_day" | "searches_of_month" | null)[] | null;
                                    /**
                                     * @default null
                                     * @enum {string|null}
                                     */
                                    decimal_mark: "point" | "comma" | null;
                                    sheet?: string | null;
                                } | null;
                                problem_count: number;
                                problems: {
                                    row_number: number;
                                    value: string;
                                    message: string;
                                    is_skipped: boolean;
                                }[];
                                sample: {
                                    keyword_text: string;
                                    search_volume: number | null;
                                    is_volume_bucket: boolean;
                                    /** @default null */
                                    volume_below: number | null;
                                    difficulty_score: number | null;
                                    rank_absolute: number | null;
                                    /** @enum {string|null} */
                                    intent_type: "commercial" | "informational" | "navigational" | "transactional" | null;
                                    clicks: number | null;
                                    impressions: number | null;
                                }[];
                            };
                            done: number;
                            total: number;
                            figures: {
                                added: number;
                                updated: number;
                                deleted: number;
                                totals: number;
                                /** @default null */
                                long_queries: {
                                    rows: number;
                                    clicks: number;
                                    impressions: number;
                                } | null;
                                /** @default null */
                                competitors: {
                                    ranks: number;
                                    sites: string[];
                                    left_out: string[];
                                } | null;
                                is_repeat: boolean;
                            } | null;
                            message: string | null;
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            finished_at: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412Untagged"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    getDomainsByIdSearchConsole: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the answer that you have. When it still holds, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How a domain stands with Search Console: the connection, its property and the last fetch */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "is_available": false,
                     *         "connection": {
                     *           "connected_by": "text",
                     *           "connected_at": "2026-11-21T12:00:00.000Z",
                     *           "can_disconnect": false,
                     *           "needs_renewal": false,
                     *           "problem": "text",
                     *           "problem_at": "2026-11-21T12:00:00.000Z"
                     *         },
                     *         "property": "text",
                     *         "last_fetch": {
                     *           "import_id": "01990000-0000-7000-8000-000000000000",
                     *           "property": "text",
                     *           "state": "previewed",
                     *           "started_at": "2026-11-21T12:00:00.000Z",
                     *           "finished_at": "2026-11-21T12:00:00.000Z",
                     *           "measured_on": "text",
                     *           "message": "text"
                     *         },
                     *         "history": {
                     *           "state": "queued",
                     *           "days_fetched": 12,
                     *           "days_wanted": 12,
                     *           "oldest_day": "2026-11-21",
                     *           "note": "Which grinders fit which way of brewing.",
                     *           "resumes_at": "2026-11-21T12:00:00.000Z",
                     *           "notes": [
                     *             "Which grinders fit which way of brewing."
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            is_available: boolean;
                            connection: {
                                connected_by: string;
                                /** Format: date-time */
                                connected_at: string;
                                can_disconnect: boolean;
                                needs_renewal: boolean;
                                problem: string | null;
                                /** Format: date-time */
                                problem_at: string | null;
                            } | null;
                            property: string | null;
                            last_fetch: {
                                import_id: string;
                                property: string;
                                /** @enum {string} */
                                state: "previewed" | "queued" | "running" | "done" | "failed" | "cancelled";
                                /** Format: date-time */
                                started_at: string;
                                /** Format: date-time */
                                finished_at: string | null;
                                measured_on: string | null;
                                message: string | null;
                            } | null;
                            history?: {
                                /** @enum {string} */
                                state: "queued" | "running" | "waiting" | "done" | "failed";
                                days_fetched: number;
                                days_wanted: number;
                                oldest_day: string | null;
                                note: string | null;
                                /** Format: date-time */
                                resumes_at: string | null;
                                notes: string[];
                            } | null;
                        };
                    };
                };
            };
            /** @description Nothing has changed since the answer with that `ETag`. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    deleteDomainsByIdSearchConsole: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your choice for this request, 1 to 255 visible ASCII characters. The same key with the same request is answered again as it was the first time, for 24 hours, and nothing is done twice.
                 * @example nightly-2026-11-21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the resource as you have read it. When it has changed since, nothing is done and the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Disconnect the workspace from Search Console; what was fetched stays */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "is_revoked": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            is_revoked: boolean;
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            422: components["responses"]["Error422"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    getDomainsByIdSearchConsoleProperties: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the answer that you have. When it still holds, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The properties of the connected Google account that belong to the domain */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "property": "text",
                     *           "permission": "owner"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            property: string;
                            /** @enum {string} */
                            permission: "owner" | "full" | "restricted";
                        }[];
                    };
                };
            };
            /** @description Nothing has changed since the answer with that `ETag`. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    putDomainsByIdSearchConsoleProperty: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your choice for this request, 1 to 255 visible ASCII characters. The same key with the same request is answered again as it was the first time, for 24 hours, and nothing is done twice.
                 * @example nightly-2026-11-21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "property": "text"
                 *     }
                 */
                "application/json": {
                    property: string;
                };
            };
        };
        responses: {
            /** @description Choose which property is fetched for a domain */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "is_available": false,
                     *         "connection": {
                     *           "connected_by": "text",
                     *           "connected_at": "2026-11-21T12:00:00.000Z",
                     *           "can_disconnect": false,
                     *           "needs_renewal": false,
                     *           "problem": "text",
                     *           "problem_at": "2026-11-21T12:00:00.000Z"
                     *         },
                     *         "property": "text",
                     *         "last_fetch": {
                     *           "import_id": "01990000-0000-7000-8000-000000000000",
                     *           "property": "text",
                     *           "state": "previewed",
                     *           "started_at": "2026-11-21T12:00:00.000Z",
                     *           "finished_at": "2026-11-21T12:00:00.000Z",
                     *           "measured_on": "text",
                     *           "message": "text"
                     *         },
                     *         "history": {
                     *           "state": "queued",
                     *           "days_fetched": 12,
                     *           "days_wanted": 12,
                     *           "oldest_day": "2026-11-21",
                     *           "note": "Which grinders fit which way of brewing.",
                     *           "resumes_at": "2026-11-21T12:00:00.000Z",
                     *           "notes": [
                     *             "Which grinders fit which way of brewing."
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            is_available: boolean;
                            connection: {
                                connected_by: string;
                                /** Format: date-time */
                                connected_at: string;
                                can_disconnect: boolean;
                                needs_renewal: boolean;
                                problem: string | null;
                                /** Format: date-time */
                                problem_at: string | null;
                            } | null;
                            property: string | null;
                            last_fetch: {
                                import_id: string;
                                property: string;
                                /** @enum {string} */
                                state: "previewed" | "queued" | "running" | "done" | "failed" | "cancelled";
                                /** Format: date-time */
                                started_at: string;
                                /** Format: date-time */
                                finished_at: string | null;
                                measured_on: string | null;
                                message: string | null;
                            } | null;
                            history?: {
                                /** @enum {string} */
                                state: "queued" | "running" | "waiting" | "done" | "failed";
                                days_fetched: number;
                                days_wanted: number;
                                oldest_day: string | null;
                                note: string | null;
                                /** Format: date-time */
                                resumes_at: string | null;
                                notes: string[];
                            } | null;
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412Untagged"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    postDomainsByIdSearchConsoleFetch: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your choice for this request, 1 to 255 visible ASCII characters. The same key with the same request is answered again as it was the first time, for 24 hours, and nothing is done twice.
                 * @example nightly-2026-11-21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Fetch the last three months of the property and import them, in the background */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "01990000-0000-7000-8000-000000000000",
                     *         "file_name": "text",
                     *         "state": "previewed",
                     *         "preview": {
                     *           "kind": "search_console",
                     *           "tool": "search_console",
                     *           "keyword_rows": 12,
                     *           "total_rows": 12,
                     *           "skipped_rows": 12,
                     *           "measured_on": "text",
                     *           "is_date_known": false,
                     *           "location_name": "United States",
                     *           "filled": [
                     *             "rank"
                     *           ],
                     *           "unknown": [
                     *             "rank"
                     *           ],
                     *           "notes": [
                     *             "Which grinders fit which way of brewing."
                     *           ],
                     *           "obstacle": "text",
                     *           "other_site": null,
                     *           "asks_decimal_mark": false,
                     *           "queries": null,
                     *           "long_queries": null,
                     *           "table": null,
                     *           "sheets": [],
                     *           "sheet": null,
                     *           "reading": null,
                     *           "problem_count": 12,
                     *           "problems": [
                     *             {
                     *               "row_number": 12,
                     *               "value": "text",
                     *               "message": "text",
                     *               "is_skipped": false
                     *             }
                     *           ],
                     *           "sample": [
                     *             {
                     *               "keyword_text": "burr grinder",
                     *               "search_volume": 12,
                     *               "is_volume_bucket": false,
                     *               "volume_below": null,
                     *               "difficulty_score": 12,
                     *               "rank_absolute": 12,
                     *               "intent_type": "commercial",
                     *               "clicks": 12,
                     *               "impressions": 12
                     *             }
                     *           ]
                     *         },
                     *         "done": 12,
                     *         "total": 12,
                     *         "figures": {
                     *           "added": 12,
                     *           "updated": 12,
                     *           "deleted": 12,
                     *           "totals": 12,
                     *           "long_queries": null,
                     *           "competitors": null,
                     *           "is_repeat": false
                     *         },
                     *         "message": "text",
                     *         "created_at": "2026-11-21T12:00:00.000Z",
                     *         "finished_at": "2026-11-21T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            id: string;
                            file_name: string;
                            /** @enum {string} */
                            state: "previewed" | "queued" | "running" | "done" | "failed" | "cancelled";
                            preview: {
                                /** @enum {string} */
                                kind: "search_console" | "search_console_comparison" | "search_console_totals" | "search_console_api" | "keyword_planner" | "ahrefs_site_explorer" | "ahrefs_keywords_explorer" | "ahrefs_content_gap" | "ahrefs_top_pages" | "semrush_positions" | "semrush_keywords" | "semrush_position_tracking" | "se_ranking_positions" | "bing_webmaster" | "keyword_list" | "table";
                                /** @enum {string} */
                                tool: "search_console" | "search_console_api" | "keyword_planner" | "ahrefs" | "semrush" | "se_ranking" | "bing_webmaster" | "keyword_list" | "table";
                                keyword_rows: number;
                                total_rows: number;
                                skipped_rows: number;
                                measured_on: string;
                                is_date_known: boolean;
                                location_name: string | null;
                                filled: ("rank" | "search_volume" | "difficulty" | "cpc" | "intent" | "monthly_searches" | "serp_features" | "ranking_url" | "clicks" | "impressions")[];
                                unknown: ("rank" | "search_volume" | "difficulty" | "cpc" | "intent" | "monthly_searches" | "serp_features" | "ranking_url" | "clicks" | "impressions")[];
                                notes: string[];
                                obstacle: string | null;
                                /** @default null */
                                other_site: string | null;
                                /** @default false */
                                asks_decimal_mark: boolean;
                                /** @default null */
                                queries: {
                                    rows: number;
                                    clicks: number;
                                    impressions: number;
                                } | null;
                                /** @default null */
                                long_queries: {
                                    rows: number;
                                    clicks: number;
                                    impressions: number;
                                } | null;
                                /** @default null */
                                table: {
                                    header_row: number;
                                    columns: {
                                        name: string;
                                        /** @enum {string|null} */
                                        guess: "keyword" | "rank" | "ranking_url" | "search_volume" | "difficulty" | "cpc" | "intent" | "serp_features" | "clicks" | "impressions" | "measured_on" | "rank_of_day" | "searches_of_month" | null;
                                    }[];
                                    rows: string[][];
                                    header_hash: string | null;
                                } | null;
                                /** @default [] */
                                sheets: string[];
                                /** @default null */
                                sheet: string | null;
                                /** @default null */
                                reading: {
                                    /** @default null */
                                    fields: ("keyword" | "rank" | "ranking_url" | "search_volume" | "difficulty" | "cpc" | "intent" | "serp_features" | "clicks" | "impressions" | "measured_on" | "rank_of_day" | "searches_of_month" | null)[] | null;
                                    /**
                                     * @default null
                                     * @enum {string|null}
                                     */
                                    decimal_mark: "point" | "comma" | null;
                                    sheet?: string | null;
                                } | null;
                                problem_count: number;
                                problems: {
                                    row_number: number;
                                    value: string;
                                    message: string;
                                    is_skipped: boolean;
                                }[];
                                sample: {
                                    keyword_text: string;
                                    search_volume: number | null;
                                    is_volume_bucket: boolean;
                                    /** @default null */
                                    volume_below: number | null;
                                    difficulty_score: number | null;
                                    rank_absolute: number | null;
                                    /** @enum {string|null} */
                                    intent_type: "commercial" | "informational" | "navigational" | "transactional" | null;
                                    clicks: number | null;
                                    impressions: number | null;
                                }[];
                            };
                            done: number;
                            total: number;
                            figures: {
                                added: number;
                                updated: number;
                                deleted: number;
                                totals: number;
                                /** @default null */
                                long_queries: {
                                    rows: number;
                                    clicks: number;
                                    impressions: number;
                                } | null;
                                /** @default null */
                                competitors: {
                                    ranks: number;
                                    sites: string[];
                                    left_out: string[];
                                } | null;
                                is_repeat: boolean;
                            } | null;
                            message: string | null;
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            finished_at: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412Untagged"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    getDomainsByIdSearchTotals: {
        parameters: {
            query?: {
                /** @example 12 */
                days?: number;
            };
            header?: {
                /** @description The `ETag` of the answer that you have. When it still holds, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Clicks, impressions, click rate and position of a domain by day, as Search Console has told them */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "days": [
                     *           {
                     *             "day": "2026-11-21",
                     *             "clicks": 12,
                     *             "impressions": 12,
                     *             "click_rate": 12,
                     *             "average_position": 12,
                     *             "source": "search_console"
                     *           }
                     *         ],
                     *         "sum": {
                     *           "clicks": 12,
                     *           "impressions": 12,
                     *           "click_rate": 12,
                     *           "average_position": 12
                     *         },
                     *         "tables": [
                     *           "page"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            days: {
                                day: string;
                                clicks: number;
                                impressions: number;
                                click_rate: number | null;
                                average_position: number | null;
                                /** @enum {string} */
                                source: "search_console" | "search_console_api" | "keyword_planner" | "ahrefs" | "semrush" | "se_ranking" | "bing_webmaster" | "keyword_list" | "table";
                            }[];
                            sum: {
                                clicks: number;
                                impressions: number;
                                click_rate: number | null;
                                average_position: number | null;
                            } | null;
                            tables: ("page" | "country" | "device" | "appearance" | "long_query")[];
                        };
                    };
                };
            };
            /** @description Nothing has changed since the answer with that `ETag`. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    getDomainsByIdSearchTotalsByTable: {
        parameters: {
            query?: {
                /** @example 1 */
                page?: number;
                /** @example 20 */
                limit?: number;
            };
            header?: {
                /** @description The `ETag` of the answer that you have. When it still holds, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
                /** @example text */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The same figures by page, country, device or search appearance, of the newest period */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "name": "Brewlane",
                     *           "clicks": 12,
                     *           "impressions": 12,
                     *           "click_rate": 12,
                     *           "average_position": 12
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 12,
                     *         "limit": 12,
                     *         "total": 12,
                     *         "pages": 12
                     *       },
                     *       "source": "search_console",
                     *       "measured_on": "text",
                     *       "success": true
                     *     }
                     */
                    "application/json": {
                        data: {
                            name: string;
                            clicks: number;
                            impressions: number;
                            click_rate: number | null;
                            average_position: number | null;
                        }[];
                        pagination: {
                            page: number;
                            limit: number;
                            total: number;
                            pages: number;
                        };
                        /** @enum {string|null} */
                        source: "search_console" | "search_console_api" | "keyword_planner" | "ahrefs" | "semrush" | "se_ranking" | "bing_webmaster" | "keyword_list" | "table" | null;
                        measured_on: string | null;
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
            /** @description Nothing has changed since the answer with that `ETag`. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    getDomainsByIdAlerts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the answer that you have. When it still holds, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The alerts of a domain, with what the newest check gave each */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "name": "Brewlane",
                     *           "is_active": true,
                     *           "keyword_set": "all",
                     *           "tag": null,
                     *           "view_id": null,
                     *           "kind": "dropped",
                     *           "places": null,
                     *           "min_keywords": 1,
                     *           "quiet_days": 7,
                     *           "sends_mail": true,
                     *           "webhook_id": null,
                     *           "id": "01990000-0000-7000-8000-000000000000",
                     *           "state": "watching",
                     *           "set_name": "text",
                     *           "quiet_until": "2026-11-21",
                     *           "last_outcome": {
                     *             "day": "2026-11-21",
                     *             "moved": 12,
                     *             "compared": 12,
                     *             "failed": 12,
                     *             "unknown": 12
                     *           },
                     *           "last_fired_on": "2026-11-21",
                     *           "created_at": "2026-11-21T12:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            name: string;
                            /** @default true */
                            is_active: boolean;
                            /**
                             * @default all
                             * @enum {string}
                             */
                            keyword_set: "all" | "tag" | "view";
                            /** @default null */
                            tag: string | null;
                            /** @default null */
                            view_id: string | null;
                            /** @enum {string} */
                            kind: "dropped" | "risen" | "left_top" | "entered_top" | "lost";
                            /** @default null */
                            places: number | null;
                            /** @default 1 */
                            min_keywords: number;
                            /** @default 7 */
                            quiet_days: number;
                            /** @default true */
                            sends_mail: boolean;
                            /** @default null */
                            webhook_id: string | null;
                            id: string;
                            /** @enum {string} */
                            state: "watching" | "quiet" | "paused" | "broken";
                            set_name: string;
                            /** Format: date */
                            quiet_until: string | null;
                            last_outcome: {
                                /** Format: date */
                                day: string;
                                moved: number;
                                compared: number;
                                failed: number;
                                unknown: number;
                            } | null;
                            /** Format: date */
                            last_fired_on: string | null;
                            /** Format: date-time */
                            created_at: string;
                        }[];
                    };
                };
            };
            /** @description Nothing has changed since the answer with that `ETag`. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    postDomainsByIdAlerts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your choice for this request, 1 to 255 visible ASCII characters. The same key with the same request is answered again as it was the first time, for 24 hours, and nothing is done twice.
                 * @example nightly-2026-11-21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Brewlane",
                 *       "is_active": true,
                 *       "keyword_set": "all",
                 *       "tag": null,
                 *       "view_id": null,
                 *       "kind": "dropped",
                 *       "places": null,
                 *       "min_keywords": 1,
                 *       "quiet_days": 7,
                 *       "sends_mail": true,
                 *       "webhook_id": null
                 *     }
                 */
                "application/json": {
                    name: string;
                    /** @default true */
                    is_active?: boolean;
                    /**
                     * @default all
                     * @enum {string}
                     */
                    keyword_set?: "all" | "tag" | "view";
                    /** @default null */
                    tag?: string | null;
                    /** @default null */
                    view_id?: string | null;
                    /** @enum {string} */
                    kind: "dropped" | "risen" | "left_top" | "entered_top" | "lost";
                    /** @default null */
                    places?: number | null;
                    /** @default 1 */
                    min_keywords?: number;
                    /** @default 7 */
                    quiet_days?: number;
                    /** @default true */
                    sends_mail?: boolean;
                    /** @default null */
                    webhook_id?: string | null;
                };
            };
        };
        responses: {
            /** @description Add an alert */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "name": "Brewlane",
                     *         "is_active": true,
                     *         "keyword_set": "all",
                     *         "tag": null,
                     *         "view_id": null,
                     *         "kind": "dropped",
                     *         "places": null,
                     *         "min_keywords": 1,
                     *         "quiet_days": 7,
                     *         "sends_mail": true,
                     *         "webhook_id": null,
                     *         "id": "01990000-0000-7000-8000-000000000000",
                     *         "state": "watching",
                     *         "set_name": "text",
                     *         "quiet_until": "2026-11-21",
                     *         "last_outcome": {
                     *           "day": "2026-11-21",
                     *           "moved": 12,
                     *           "compared": 12,
                     *           "failed": 12,
                     *           "unknown": 12
                     *         },
                     *         "last_fired_on": "2026-11-21",
                     *         "created_at": "2026-11-21T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            name: string;
                            /** @default true */
                            is_active: boolean;
                            /**
                             * @default all
                             * @enum {string}
                             */
                            keyword_set: "all" | "tag" | "view";
                            /** @default null */
                            tag: string | null;
                            /** @default null */
                            view_id: string | null;
                            /** @enum {string} */
                            kind: "dropped" | "risen" | "left_top" | "entered_top" | "lost";
                            /** @default null */
                            places: number | null;
                            /** @default 1 */
                            min_keywords: number;
                            /** @default 7 */
                            quiet_days: number;
                            /** @default true */
                            sends_mail: boolean;
                            /** @default null */
                            webhook_id: string | null;
                            id: string;
                            /** @enum {string} */
                            state: "watching" | "quiet" | "paused" | "broken";
                            set_name: string;
                            /** Format: date */
                            quiet_until: string | null;
                            last_outcome: {
                                /** Format: date */
                                day: string;
                                moved: number;
                                compared: number;
                                failed: number;
                                unknown: number;
                            } | null;
                            /** Format: date */
                            last_fired_on: string | null;
                            /** Format: date-time */
                            created_at: string;
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412Untagged"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    getDomainsByIdAlertsByRuleId: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the answer that you have. When it still holds, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
                /** @example text */
                ruleId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One alert */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "name": "Brewlane",
                     *         "is_active": true,
                     *         "keyword_set": "all",
                     *         "tag": null,
                     *         "view_id": null,
                     *         "kind": "dropped",
                     *         "places": null,
                     *         "min_keywords": 1,
                     *         "quiet_days": 7,
                     *         "sends_mail": true,
                     *         "webhook_id": null,
                     *         "id": "01990000-0000-7000-8000-000000000000",
                     *         "state": "watching",
                     *         "set_name": "text",
                     *         "quiet_until": "2026-11-21",
                     *         "last_outcome": {
                     *           "day": "2026-11-21",
                     *           "moved": 12,
                     *           "compared": 12,
                     *           "failed": 12,
                     *           "unknown": 12
                     *         },
                     *         "last_fired_on": "2026-11-21",
                     *         "created_at": "2026-11-21T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            name: string;
                            /** @default true */
                            is_active: boolean;
                            /**
                             * @default all
                             * @enum {string}
                             */
                            keyword_set: "all" | "tag" | "view";
                            /** @default null */
                            tag: string | null;
                            /** @default null */
                            view_id: string | null;
                            /** @enum {string} */
                            kind: "dropped" | "risen" | "left_top" | "entered_top" | "lost";
                            /** @default null */
                            places: number | null;
                            /** @default 1 */
                            min_keywords: number;
                            /** @default 7 */
                            quiet_days: number;
                            /** @default true */
                            sends_mail: boolean;
                            /** @default null */
                            webhook_id: string | null;
                            id: string;
                            /** @enum {string} */
                            state: "watching" | "quiet" | "paused" | "broken";
                            set_name: string;
                            /** Format: date */
                            quiet_until: string | null;
                            last_outcome: {
                                /** Format: date */
                                day: string;
                                moved: number;
                                compared: number;
                                failed: number;
                                unknown: number;
                            } | null;
                            /** Format: date */
                            last_fired_on: string | null;
                            /** Format: date-time */
                            created_at: string;
                        };
                    };
                };
            };
            /** @description Nothing has changed since the answer with that `ETag`. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    putDomainsByIdAlertsByRuleId: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your choice for this request, 1 to 255 visible ASCII characters. The same key with the same request is answered again as it was the first time, for 24 hours, and nothing is done twice.
                 * @example nightly-2026-11-21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the resource as you have read it. When it has changed since, nothing is done and the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
                /** @example text */
                ruleId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Brewlane",
                 *       "is_active": true,
                 *       "keyword_set": "all",
                 *       "tag": null,
                 *       "view_id": null,
                 *       "kind": "dropped",
                 *       "places": null,
                 *       "min_keywords": 1,
                 *       "quiet_days": 7,
                 *       "sends_mail": true,
                 *       "webhook_id": null
                 *     }
                 */
                "application/json": {
                    name: string;
                    /** @default true */
                    is_active?: boolean;
                    /**
                     * @default all
                     * @enum {string}
                     */
                    keyword_set?: "all" | "tag" | "view";
                    /** @default null */
                    tag?: string | null;
                    /** @default null */
                    view_id?: string | null;
                    /** @enum {string} */
                    kind: "dropped" | "risen" | "left_top" | "entered_top" | "lost";
                    /** @default null */
                    places?: number | null;
                    /** @default 1 */
                    min_keywords?: number;
                    /** @default 7 */
                    quiet_days?: number;
                    /** @default true */
                    sends_mail?: boolean;
                    /** @default null */
                    webhook_id?: string | null;
                };
            };
        };
        responses: {
            /** @description Change an alert; fields that are left out take their usual values */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "name": "Brewlane",
                     *         "is_active": true,
                     *         "keyword_set": "all",
                     *         "tag": null,
                     *         "view_id": null,
                     *         "kind": "dropped",
                     *         "places": null,
                     *         "min_keywords": 1,
                     *         "quiet_days": 7,
                     *         "sends_mail": true,
                     *         "webhook_id": null,
                     *         "id": "01990000-0000-7000-8000-000000000000",
                     *         "state": "watching",
                     *         "set_name": "text",
                     *         "quiet_until": "2026-11-21",
                     *         "last_outcome": {
                     *           "day": "2026-11-21",
                     *           "moved": 12,
                     *           "compared": 12,
                     *           "failed": 12,
                     *           "unknown": 12
                     *         },
                     *         "last_fired_on": "2026-11-21",
                     *         "created_at": "2026-11-21T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            name: string;
                            /** @default true */
                            is_active: boolean;
                            /**
                             * @default all
                             * @enum {string}
                             */
                            keyword_set: "all" | "tag" | "view";
                            /** @default null */
                            tag: string | null;
                            /** @default null */
                            view_id: string | null;
                            /** @enum {string} */
                            kind: "dropped" | "risen" | "left_top" | "entered_top" | "lost";
                            /** @default null */
                            places: number | null;
                            /** @default 1 */
                            min_keywords: number;
                            /** @default 7 */
                            quiet_days: number;
                            /** @default true */
                            sends_mail: boolean;
                            /** @default null */
                            webhook_id: string | null;
                            id: string;
                            /** @enum {string} */
                            state: "watching" | "quiet" | "paused" | "broken";
                            set_name: string;
                            /** Format: date */
                            quiet_until: string | null;
                            last_outcome: {
                                /** Format: date */
                                day: string;
                                moved: number;
                                compared: number;
                                failed: number;
                                unknown: number;
                            } | null;
                            /** Format: date */
                            last_fired_on: string | null;
                            /** Format: date-time */
                            created_at: string;
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    deleteDomainsByIdAlertsByRuleId: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your choice for this request, 1 to 255 visible ASCII characters. The same key with the same request is answered again as it was the first time, for 24 hours, and nothing is done twice.
                 * @example nightly-2026-11-21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the resource as you have read it. When it has changed since, nothing is done and the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
                /** @example text */
                ruleId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delete an alert; what it has fired stays */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            422: components["responses"]["Error422"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    postDomainsByIdAlertsByRuleIdRestore: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your choice for this request, 1 to 255 visible ASCII characters. The same key with the same request is answered again as it was the first time, for 24 hours, and nothing is done twice.
                 * @example nightly-2026-11-21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
                /** @example text */
                ruleId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Bring a deleted alert back, within a week */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "name": "Brewlane",
                     *         "is_active": true,
                     *         "keyword_set": "all",
                     *         "tag": null,
                     *         "view_id": null,
                     *         "kind": "dropped",
                     *         "places": null,
                     *         "min_keywords": 1,
                     *         "quiet_days": 7,
                     *         "sends_mail": true,
                     *         "webhook_id": null,
                     *         "id": "01990000-0000-7000-8000-000000000000",
                     *         "state": "watching",
                     *         "set_name": "text",
                     *         "quiet_until": "2026-11-21",
                     *         "last_outcome": {
                     *           "day": "2026-11-21",
                     *           "moved": 12,
                     *           "compared": 12,
                     *           "failed": 12,
                     *           "unknown": 12
                     *         },
                     *         "last_fired_on": "2026-11-21",
                     *         "created_at": "2026-11-21T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            name: string;
                            /** @default true */
                            is_active: boolean;
                            /**
                             * @default all
                             * @enum {string}
                             */
                            keyword_set: "all" | "tag" | "view";
                            /** @default null */
                            tag: string | null;
                            /** @default null */
                            view_id: string | null;
                            /** @enum {string} */
                            kind: "dropped" | "risen" | "left_top" | "entered_top" | "lost";
                            /** @default null */
                            places: number | null;
                            /** @default 1 */
                            min_keywords: number;
                            /** @default 7 */
                            quiet_days: number;
                            /** @default true */
                            sends_mail: boolean;
                            /** @default null */
                            webhook_id: string | null;
                            id: string;
                            /** @enum {string} */
                            state: "watching" | "quiet" | "paused" | "broken";
                            set_name: string;
                            /** Format: date */
                            quiet_until: string | null;
                            last_outcome: {
                                /** Format: date */
                                day: string;
                                moved: number;
                                compared: number;
                                failed: number;
                                unknown: number;
                            } | null;
                            /** Format: date */
                            last_fired_on: string | null;
                            /** Format: date-time */
                            created_at: string;
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412Untagged"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    getDomainsByIdAlertEvents: {
        parameters: {
            query?: {
                /** @example 1 */
                page?: number;
                /** @example 20 */
                limit?: number;
            };
            header?: {
                /** @description The `ETag` of the answer that you have. When it still holds, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What has fired, newest first */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "01990000-0000-7000-8000-000000000000",
                     *           "rule_id": "01990000-0000-7000-8000-000000000000",
                     *           "rule_name": "text",
                     *           "summary": "Which grinders fit which way of brewing.",
                     *           "set_name": "text",
                     *           "kind": "dropped",
                     *           "fired_at": "2026-11-21T12:00:00.000Z",
                     *           "list_version": 12,
                     *           "day": "2026-11-21",
                     *           "moved": 12,
                     *           "compared": 12,
                     *           "failed": 12,
                     *           "unknown": 12,
                     *           "sample": [
                     *             {
                     *               "keyword_id": "01990000-0000-7000-8000-000000000000",
                     *               "keyword_text": "burr grinder",
                     *               "before": 12,
                     *               "now": 12
                     *             }
                     *           ],
                     *           "delivery": "pending"
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 12,
                     *         "limit": 12,
                     *         "total": 12,
                     *         "pages": 12
                     *       },
                     *       "success": true
                     *     }
                     */
                    "application/json": {
                        data: {
                            id: string;
                            rule_id: string | null;
                            rule_name: string;
                            summary: string;
                            set_name: string;
                            /** @enum {string} */
                            kind: "dropped" | "risen" | "left_top" | "entered_top" | "lost";
                            /** Format: date-time */
                            fired_at: string;
                            list_version: number;
                            /** Format: date */
                            day: string;
                            moved: number;
                            compared: number;
                            failed: number;
                            unknown: number;
                            sample: {
                                keyword_id: string;
                                keyword_text: string;
                                before: number | null;
                                now: number | null;
                            }[];
                            /** @enum {string|null} */
                            delivery: "pending" | "delivered" | "failed" | null;
                        }[];
                        pagination: {
                            page: number;
                            limit: number;
                            total: number;
                            pages: number;
                        };
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
            /** @description Nothing has changed since the answer with that `ETag`. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    getDomainsByIdAlertEventsByEventId: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the answer that you have. When it still holds, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
                /** @example text */
                eventId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One alert that has fired, with examples of the keywords that moved */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "01990000-0000-7000-8000-000000000000",
                     *         "rule_id": "01990000-0000-7000-8000-000000000000",
                     *         "rule_name": "text",
                     *         "summary": "Which grinders fit which way of brewing.",
                     *         "set_name": "text",
                     *         "kind": "dropped",
                     *         "fired_at": "2026-11-21T12:00:00.000Z",
                     *         "list_version": 12,
                     *         "day": "2026-11-21",
                     *         "moved": 12,
                     *         "compared": 12,
                     *         "failed": 12,
                     *         "unknown": 12,
                     *         "sample": [
                     *           {
                     *             "keyword_id": "01990000-0000-7000-8000-000000000000",
                     *             "keyword_text": "burr grinder",
                     *             "before": 12,
                     *             "now": 12
                     *           }
                     *         ],
                     *         "delivery": "pending"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            id: string;
                            rule_id: string | null;
                            rule_name: string;
                            summary: string;
                            set_name: string;
                            /** @enum {string} */
                            kind: "dropped" | "risen" | "left_top" | "entered_top" | "lost";
                            /** Format: date-time */
                            fired_at: string;
                            list_version: number;
                            /** Format: date */
                            day: string;
                            moved: number;
                            compared: number;
                            failed: number;
                            unknown: number;
                            sample: {
                                keyword_id: string;
                                keyword_text: string;
                                before: number | null;
                                now: number | null;
                            }[];
                            /** @enum {string|null} */
                            delivery: "pending" | "delivered" | "failed" | null;
                        };
                    };
                };
            };
            /** @description Nothing has changed since the answer with that `ETag`. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    getDomainsByIdWebhooks: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the answer that you have. When it still holds, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhooks of a domain, each with its newest messages */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "id": "01990000-0000-7000-8000-000000000000",
                     *           "url": "https://brewlane.example/burr-grinders",
                     *           "is_active": false,
                     *           "disabled_at": "2026-11-21T12:00:00.000Z",
                     *           "created_at": "2026-11-21T12:00:00.000Z",
                     *           "deliveries": [
                     *             {
                     *               "id": "01990000-0000-7000-8000-000000000000",
                     *               "event_id": "01990000-0000-7000-8000-000000000000",
                     *               "is_test": false,
                     *               "state": "pending",
                     *               "created_at": "2026-11-21T12:00:00.000Z",
                     *               "next_attempt_at": "2026-11-21T12:00:00.000Z",
                     *               "attempts": [
                     *                 {
                     *                   "at": "2026-11-21T12:00:00.000Z",
                     *                   "status": 12,
                     *                   "problem": "text",
                     *                   "milliseconds": 12
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            id: string;
                            url: string;
                            is_active: boolean;
                            /** Format: date-time */
                            disabled_at: string | null;
                            /** Format: date-time */
                            created_at: string;
                            deliveries: {
                                id: string;
                                event_id: string | null;
                                is_test: boolean;
                                /** @enum {string} */
                                state: "pending" | "delivered" | "failed";
                                /** Format: date-time */
                                created_at: string;
                                /** Format: date-time */
                                next_attempt_at: string | null;
                                attempts: {
                                    /** Format: date-time */
                                    at: string;
                                    status: number | null;
                                    problem: string | null;
                                    milliseconds: number;
                                }[];
                            }[];
                        }[];
                    };
                };
            };
            /** @description Nothing has changed since the answer with that `ETag`. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    postDomainsByIdWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://brewlane.example/burr-grinders"
                 *     }
                 */
                "application/json": {
                    url: string;
                };
            };
        };
        responses: {
            /** @description Add a webhook; its secret, which signs each message, is told now and never again */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "01990000-0000-7000-8000-000000000000",
                     *         "url": "https://brewlane.example/burr-grinders",
                     *         "is_active": false,
                     *         "disabled_at": "2026-11-21T12:00:00.000Z",
                     *         "created_at": "2026-11-21T12:00:00.000Z",
                     *         "deliveries": [
                     *           {
                     *             "id": "01990000-0000-7000-8000-000000000000",
                     *             "event_id": "01990000-0000-7000-8000-000000000000",
                     *             "is_test": false,
                     *             "state": "pending",
                     *             "created_at": "2026-11-21T12:00:00.000Z",
                     *             "next_attempt_at": "2026-11-21T12:00:00.000Z",
                     *             "attempts": [
                     *               {
                     *                 "at": "2026-11-21T12:00:00.000Z",
                     *                 "status": 12,
                     *                 "problem": "text",
                     *                 "milliseconds": 12
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "secret": "text"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            id: string;
                            url: string;
                            is_active: boolean;
                            /** Format: date-time */
                            disabled_at: string | null;
                            /** Format: date-time */
                            created_at: string;
                            deliveries: {
                                id: string;
                                event_id: string | null;
                                is_test: boolean;
                                /** @enum {string} */
                                state: "pending" | "delivered" | "failed";
                                /** Format: date-time */
                                created_at: string;
                                /** Format: date-time */
                                next_attempt_at: string | null;
                                attempts: {
                                    /** Format: date-time */
                                    at: string;
                                    status: number | null;
                                    problem: string | null;
                                    milliseconds: number;
                                }[];
                            }[];
                            secret: string;
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412Untagged"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    deleteDomainsByIdWebhooksByWebhookId: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your choice for this request, 1 to 255 visible ASCII characters. The same key with the same request is answered again as it was the first time, for 24 hours, and nothing is done twice.
                 * @example nightly-2026-11-21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
                /** @example text */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delete a webhook with its messages; its alerts go on without it */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412Untagged"];
            422: components["responses"]["Error422"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    patchDomainsByIdWebhooksByWebhookId: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your choice for this request, 1 to 255 visible ASCII characters. The same key with the same request is answered again as it was the first time, for 24 hours, and nothing is done twice.
                 * @example nightly-2026-11-21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
                /** @example text */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "is_active": false
                 *     }
                 */
                "application/json": {
                    is_active: boolean;
                };
            };
        };
        responses: {
            /** @description Switch a webhook on or off; switched on, its failures are forgotten */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "01990000-0000-7000-8000-000000000000",
                     *         "url": "https://brewlane.example/burr-grinders",
                     *         "is_active": false,
                     *         "disabled_at": "2026-11-21T12:00:00.000Z",
                     *         "created_at": "2026-11-21T12:00:00.000Z",
                     *         "deliveries": [
                     *           {
                     *             "id": "01990000-0000-7000-8000-000000000000",
                     *             "event_id": "01990000-0000-7000-8000-000000000000",
                     *             "is_test": false,
                     *             "state": "pending",
                     *             "created_at": "2026-11-21T12:00:00.000Z",
                     *             "next_attempt_at": "2026-11-21T12:00:00.000Z",
                     *             "attempts": [
                     *               {
                     *                 "at": "2026-11-21T12:00:00.000Z",
                     *                 "status": 12,
                     *                 "problem": "text",
                     *                 "milliseconds": 12
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            id: string;
                            url: string;
                            is_active: boolean;
                            /** Format: date-time */
                            disabled_at: string | null;
                            /** Format: date-time */
                            created_at: string;
                            deliveries: {
                                id: string;
                                event_id: string | null;
                                is_test: boolean;
                                /** @enum {string} */
                                state: "pending" | "delivered" | "failed";
                                /** Format: date-time */
                                created_at: string;
                                /** Format: date-time */
                                next_attempt_at: string | null;
                                attempts: {
                                    /** Format: date-time */
                                    at: string;
                                    status: number | null;
                                    problem: string | null;
                                    milliseconds: number;
                                }[];
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412Untagged"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    postDomainsByIdWebhooksByWebhookIdTest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your choice for this request, 1 to 255 visible ASCII characters. The same key with the same request is answered again as it was the first time, for 24 hours, and nothing is done twice.
                 * @example nightly-2026-11-21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
                /** @example text */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Post one test message to a webhook; what became of it stands in the list a moment later */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "01990000-0000-7000-8000-000000000000",
                     *         "url": "https://brewlane.example/burr-grinders",
                     *         "is_active": false,
                     *         "disabled_at": "2026-11-21T12:00:00.000Z",
                     *         "created_at": "2026-11-21T12:00:00.000Z",
                     *         "deliveries": [
                     *           {
                     *             "id": "01990000-0000-7000-8000-000000000000",
                     *             "event_id": "01990000-0000-7000-8000-000000000000",
                     *             "is_test": false,
                     *             "state": "pending",
                     *             "created_at": "2026-11-21T12:00:00.000Z",
                     *             "next_attempt_at": "2026-11-21T12:00:00.000Z",
                     *             "attempts": [
                     *               {
                     *                 "at": "2026-11-21T12:00:00.000Z",
                     *                 "status": 12,
                     *                 "problem": "text",
                     *                 "milliseconds": 12
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            id: string;
                            url: string;
                            is_active: boolean;
                            /** Format: date-time */
                            disabled_at: string | null;
                            /** Format: date-time */
                            created_at: string;
                            deliveries: {
                                id: string;
                                event_id: string | null;
                                is_test: boolean;
                                /** @enum {string} */
                                state: "pending" | "delivered" | "failed";
                                /** Format: date-time */
                                created_at: string;
                                /** Format: date-time */
                                next_attempt_at: string | null;
                                attempts: {
                                    /** Format: date-time */
                                    at: string;
                                    status: number | null;
                                    problem: string | null;
                                    milliseconds: number;
                                }[];
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412Untagged"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    postDomainsByIdWebhooksByWebhookIdDeliveriesByDeliveryIdRedeliver: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your choice for this request, 1 to 255 visible ASCII characters. The same key with the same request is answered again as it was the first time, for 24 hours, and nothing is done twice.
                 * @example nightly-2026-11-21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
                /** @example text */
                webhookId: string;
                /** @example text */
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Send a message of a webhook again, under the same `webhook-id` */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "01990000-0000-7000-8000-000000000000",
                     *         "url": "https://brewlane.example/burr-grinders",
                     *         "is_active": false,
                     *         "disabled_at": "2026-11-21T12:00:00.000Z",
                     *         "created_at": "2026-11-21T12:00:00.000Z",
                     *         "deliveries": [
                     *           {
                     *             "id": "01990000-0000-7000-8000-000000000000",
                     *             "event_id": "01990000-0000-7000-8000-000000000000",
                     *             "is_test": false,
                     *             "state": "pending",
                     *             "created_at": "2026-11-21T12:00:00.000Z",
                     *             "next_attempt_at": "2026-11-21T12:00:00.000Z",
                     *             "attempts": [
                     *               {
                     *                 "at": "2026-11-21T12:00:00.000Z",
                     *                 "status": 12,
                     *                 "problem": "text",
                     *                 "milliseconds": 12
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            id: string;
                            url: string;
                            is_active: boolean;
                            /** Format: date-time */
                            disabled_at: string | null;
                            /** Format: date-time */
                            created_at: string;
                            deliveries: {
                                id: string;
                                event_id: string | null;
                                is_test: boolean;
                                /** @enum {string} */
                                state: "pending" | "delivered" | "failed";
                                /** Format: date-time */
                                created_at: string;
                                /** Format: date-time */
                                next_attempt_at: string | null;
                                attempts: {
                                    /** Format: date-time */
                                    at: string;
                                    status: number | null;
                                    problem: string | null;
                                    milliseconds: number;
                                }[];
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412Untagged"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    getLocations: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the answer that you have. When it still holds, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The countries in which keywords can be measured */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "location_name": "United States",
                     *           "location_code": 2840,
                     *           "country_code": "US",
                     *           "language_code": "en",
                     *           "region": "text"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            location_name: string;
                            location_code: number;
                            country_code: string;
                            language_code: string;
                            region: string;
                        }[];
                    };
                };
            };
            /** @description Nothing has changed since the answer with that `ETag`. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    getDashboardOverviewByCompanyId: {
        parameters: {
            query?: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                domain_id?: string;
                /** @example 30 */
                days?: number;
                /** @example 2840 */
                location_code?: number | null;
                /** @example en */
                language_code?: string;
                /** @example 01990000-0000-7000-8000-000000000000 */
                company_id?: string;
            };
            header?: {
                /** @description The `ETag` of the answer that you have. When it still holds, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @example text */
                companyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dashboard's figures */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "generated_at": "2026-11-21T12:00:00.000Z",
                     *         "numbers_on": "text",
                     *         "metrics": {
                     *           "keyword_opportunities": {
                     *             "value": 12,
                     *             "percentage": 12,
                     *             "trend": "up"
                     *           },
                     *           "content_pieces_generated": {
                     *             "value": 12,
                     *             "percentage": 12,
                     *             "trend": "up"
                     *           },
                     *           "competitor_gaps_found": {
                     *             "value": 12,
                     *             "percentage": 12,
                     *             "trend": "up"
                     *           },
                     *           "total_keywords_tracked": {
                     *             "value": 12,
                     *             "percentage": 12,
                     *             "trend": "up"
                     *           }
                     *         },
                     *         "top_keyword_opportunities": [
                     *           {
                     *             "keyword": "burr grinder",
                     *             "search_volume": 12,
                     *             "opportunity_score": 12,
                     *             "our_rank": 12,
                     *             "rank_state": "ranked",
                     *             "rank_depth": 12,
                     *             "difficulty_score": 12,
                     *             "monthly_searches": [
                     *               12
                     *             ]
                     *           }
                     *         ],
                     *         "is_generating": false,
                     *         "content_pipeline": [
                     *           {
                     *             "id": "01990000-0000-7000-8000-000000000000",
                     *             "keyword_text": "burr grinder",
                     *             "title": "Compare burr grinders",
                     *             "target": "text",
                     *             "status": "research",
                     *             "estimated_traffic": 12,
                     *             "gain": {
                     *               "low": 12,
                     *               "mid": 12,
                     *               "high": 12
                     *             },
                     *             "difficulty_score": 12,
                     *             "content_suggestion": {
                     *               "recommended_format": "text",
                     *               "target_word_count": 12,
                     *               "content_angle": "text",
                     *               "content_outline": {
                     *                 "title": "Compare burr grinders",
                     *                 "meta_description": "Which grinders fit which way of brewing.",
                     *                 "sections": [
                     *                   {
                     *                     "heading": "text",
                     *                     "key_points": [
                     *                       "text"
                     *                     ]
                     *                   }
                     *                 ]
                     *               },
                     *               "alternative_formats": [
                     *                 "text"
                     *               ],
                     *               "impact_assessment": {
                     *                 "difficulty": "low",
                     *                 "estimated_traffic": 12
                     *               }
                     *             }
                     *           }
                     *         ],
                     *         "data_source": "sample"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            /** Format: date-time */
                            generated_at: string;
                            numbers_on: string | null;
                            metrics: {
                                keyword_opportunities: {
                                    value: number;
                                    percentage: number | null;
                                    /** @enum {string} */
                                    trend: "up" | "down" | "neutral";
                                };
                                content_pieces_generated: {
                                    value: number;
                                    percentage: number | null;
                                    /** @enum {string} */
                                    trend: "up" | "down" | "neutral";
                                };
                                competitor_gaps_found: {
                                    value: number;
                                    percentage: number | null;
                                    /** @enum {string} */
                                    trend: "up" | "down" | "neutral";
                                };
                                total_keywords_tracked: {
                                    value: number;
                                    percentage: number | null;
                                    /** @enum {string} */
                                    trend: "up" | "down" | "neutral";
                                };
                            };
                            top_keyword_opportunities: {
                                keyword: string;
                                search_volume: number | null;
                                opportunity_score: number;
                                our_rank: number | null;
                                /** @enum {string} */
                                rank_state: "ranked" | "not_found" | "not_checked" | "failed";
                                rank_depth: number | null;
                                difficulty_score: number | null;
                                monthly_searches: number[];
                            }[];
                            is_generating: boolean;
                            content_pipeline: {
                                id: string;
                                keyword_text: string;
                                title: string;
                                target: string;
                                /** @enum {string} */
                                status: "research" | "writing" | "in_review" | "ready_to_publish";
                                estimated_traffic: number | null;
                                gain: {
                                    low: number;
                                    mid: number;
                                    high: number;
                                } | null;
                                difficulty_score: number | null;
                                content_suggestion: {
                                    recommended_format: string;
                                    target_word_count: number;
                                    content_angle: string;
                                    content_outline: {
                                        title: string;
                                        meta_description: string;
                                        sections: {
                                            heading: string;
                                            key_points: string[];
                                        }[];
                                    };
                                    alternative_formats: string[];
                                    impact_assessment: {
                                        /** @enum {string} */
                                        difficulty: "low" | "medium" | "high";
                                        estimated_traffic: number;
                                    };
                                };
                            }[];
                            /** @enum {string|null} */
                            data_source: "sample" | "dataforseo" | "import" | null;
                        };
                    };
                };
            };
            /** @description Nothing has changed since the answer with that `ETag`. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    getKeywords: {
        parameters: {
            query: {
                /** @example 1 */
                page?: number;
                /** @example 20 */
                limit?: number;
                /** @example 01990000-0000-7000-8000-000000000000 */
                domain_id: string;
                /** @example burr grinder */
                search?: string;
                /** @example commercial */
                intent_type?: "commercial" | "informational" | "navigational" | "transactional";
                /** @example 12 */
                min_search_volume?: number | null;
                /** @example 12 */
                max_difficulty?: number | null;
                /** @example 12 */
                min_opportunity?: number | null;
                /** @example text */
                tag?: string;
                /** @example 01990000-0000-7000-8000-000000000000 */
                topic_id?: string;
                /** @example listed */
                relevance?: "listed" | "maybe" | "hidden" | "unknown";
                /** @example search_volume */
                sort_by?: "search_volume" | "clicks" | "difficulty_score" | "opportunity_score" | "rank_absolute" | "last_ranking_check" | "trend_monthly" | "trend_quarterly" | "trend_yearly";
                /** @example asc */
                sort_order?: "asc" | "desc";
                /** @example 2840 */
                location_code?: number | null;
                /** @example en */
                language_code?: string;
            };
            header?: {
                /** @description The `ETag` of the answer that you have. When it still holds, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of a domain's keywords */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "01990000-0000-7000-8000-000000000000",
                     *           "keyword_text": "burr grinder",
                     *           "intent_type": "commercial",
                     *           "intent_source": "query",
                     *           "intent_reason": {
                     *             "from": "source"
                     *           },
                     *           "intent_confidence": 12,
                     *           "relevance": 12,
                     *           "relevance_class": "listed",
                     *           "relevance_evidence": {
                     *             "kind": "query",
                     *             "text": "text"
                     *           },
                     *           "topic": {
                     *             "id": "01990000-0000-7000-8000-000000000000",
                     *             "name": "Brewlane"
                     *           },
                     *           "topic_state": "grouped",
                     *           "search_volume": 12,
                     *           "difficulty_score": 12,
                     *           "opportunity_score": 12,
                     *           "search_console": {
                     *             "clicks": 12,
                     *             "impressions": 12,
                     *             "position": 12,
                     *             "from": "text",
                     *             "to": "text"
                     *           },
                     *           "gain": {
                     *             "low": 12,
                     *             "mid": 12,
                     *             "high": 12
                     *           },
                     *           "gain_gap": "not_known",
                     *           "cpc": 12,
                     *           "rank_group": 12,
                     *           "rank_absolute": 12,
                     *           "ranking_type": 12,
                     *           "ranking_title": "text",
                     *           "ranking_description": "Which grinders fit which way of brewing.",
                     *           "rank_state": "ranked",
                     *           "rank_depth": 12,
                     *           "rank_check_failed_at": "2026-11-21T12:00:00.000Z",
                     *           "ranking_url": "https://brewlane.example/burr-grinders",
                     *           "search_volume_trends": {
                     *             "one_month": {
                     *               "trend": "up",
                     *               "change": 12
                     *             },
                     *             "three_months": {
                     *               "trend": "up",
                     *               "change": 12
                     *             },
                     *             "twelve_months": {
                     *               "trend": "up",
                     *               "change": 12
                     *             }
                     *           },
                     *           "monthly_searches": [
                     *             12
                     *           ],
                     *           "is_featured_snippet": false,
                     *           "is_local_pack": false,
                     *           "is_ai_overview": false,
                     *           "is_video": false,
                     *           "is_image": false,
                     *           "last_ranking_check": "2026-11-21T12:00:00.000Z",
                     *           "needs_ranking_refresh": false,
                     *           "tags": [
                     *             "text"
                     *           ],
                     *           "target_url": "https://brewlane.example/burr-grinders"
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 12,
                     *         "limit": 12,
                     *         "total": 12,
                     *         "pages": 12
                     *       },
                     *       "sorted_by": "search_volume",
                     *       "data_source": "sample",
                     *       "success": true
                     *     }
                     */
                    "application/json": {
                        data: {
                            id: string;
                            keyword_text: string;
                            /** @enum {string|null} */
                            intent_type: "commercial" | "informational" | "navigational" | "transactional" | null;
                            /** @enum {string|null} */
                            intent_source: "query" | "page" | "provider" | "person" | null;
                            intent_reason: {
                                /** @enum {string} */
                                from: "source";
                            } | {
                                /** @enum {string} */
                                from: "wording";
                                /** @enum {string} */
                                kind: "question" | "knowledge" | "how_to" | "long" | "comparison" | "deed" | "offer" | "login" | "address" | "name" | "organization";
                                cue: string;
                            } | {
                                /** @enum {string} */
                                from: "page";
                                /** @enum {string} */
                                kind: "named" | "home" | "reference" | "article" | "shop";
                                site: string;
                            } | {
                                /** @enum {string} */
                                from: "nothing";
                            } | null;
                            intent_confidence: number | null;
                            relevance: number | null;
                            /** @enum {string|null} */
                            relevance_class: "listed" | "maybe" | "hidden" | null;
                            relevance_evidence: {
                                /** @enum {string} */
                                kind: "query" | "page" | "keyword" | "plan" | "competitor" | "vote";
                                text: string;
                            } | null;
                            topic: {
                                id: string;
                                name: string;
                            } | null;
                            /** @enum {string} */
                            topic_state: "grouped" | "alone" | "not_grouped" | "waiting";
                            search_volume: number | null;
                            difficulty_score: number | null;
                            opportunity_score: number | null;
                            search_console: {
                                clicks: number;
                                impressions: number;
                                position: number | null;
                                from: string | null;
                                to: string;
                            } | null;
                            gain: {
                                low: number;
                                mid: number;
                                high: number;
                            } | null;
                            /** @enum {string|null} */
                            gain_gap: "not_known" | "brand" | null;
                            cpc: number | null;
                            rank_group: number | null;
                            rank_absolute: number | null;
                            ranking_type: number | null;
                            ranking_title: string | null;
                            ranking_description: string | null;
                            /** @enum {string} */
                            rank_state: "ranked" | "not_found" | "not_checked" | "failed";
                            rank_depth: number | null;
                            /** Format: date-time */
                            rank_check_failed_at: string | null;
                            ranking_url: string | null;
                            search_volume_trends: {
                                one_month: {
                                    /** @enum {string} */
                                    trend: "up" | "down" | "stable" | "no-data";
                                    change: number | null;
                                };
                                three_months: {
                                    /** @enum {string} */
                                    trend: "up" | "down" | "stable" | "no-data";
                                    change: number | null;
                                };
                                twelve_months: {
                                    /** @enum {string} */
                                    trend: "up" | "down" | "stable" | "no-data";
                                    change: number | null;
                                };
                            };
                            monthly_searches: number[];
                            is_featured_snippet: boolean;
                            is_local_pack: boolean;
                            is_ai_overview: boolean;
                            is_video: boolean;
                            is_image: boolean;
                            /** Format: date-time */
                            last_ranking_check: string | null;
                            needs_ranking_refresh: boolean;
                            tags: string[];
                            target_url: string | null;
                        }[];
                        pagination: {
                            page: number;
                            limit: number;
                            total: number;
                            pages: number;
                        };
                        /** @enum {string} */
                        sorted_by: "search_volume" | "clicks" | "difficulty_score" | "opportunity_score" | "rank_absolute" | "last_ranking_check" | "trend_monthly" | "trend_quarterly" | "trend_yearly";
                        /** @enum {string|null} */
                        data_source: "sample" | "dataforseo" | "import" | null;
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
            /** @description Nothing has changed since the answer with that `ETag`. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    postKeywords: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your choice for this request, 1 to 255 visible ASCII characters. The same key with the same request is answered again as it was the first time, for 24 hours, and nothing is done twice.
                 * @example nightly-2026-11-21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "keyword_text": "burr grinder",
                 *       "intent_type": "commercial",
                 *       "domain_id": "01990000-0000-7000-8000-000000000000"
                 *     }
                 */
                "application/json": {
                    keyword_text: string;
                    /** @enum {string} */
                    intent_type?: "commercial" | "informational" | "navigational" | "transactional";
                    domain_id: string;
                };
            };
        };
        responses: {
            /** @description Track a keyword */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "01990000-0000-7000-8000-000000000000",
                     *         "keyword_text": "burr grinder",
                     *         "intent_type": "commercial",
                     *         "intent_source": "query",
                     *         "intent_reason": {
                     *           "from": "source"
                     *         },
                     *         "intent_confidence": 12,
                     *         "relevance": 12,
                     *         "relevance_class": "listed",
                     *         "relevance_evidence": {
                     *           "kind": "query",
                     *           "text": "text"
                     *         },
                     *         "topic": {
                     *           "id": "01990000-0000-7000-8000-000000000000",
                     *           "name": "Brewlane"
                     *         },
                     *         "topic_state": "grouped",
                     *         "search_volume": 12,
                     *         "difficulty_score": 12,
                     *         "opportunity_score": 12,
                     *         "search_console": {
                     *           "clicks": 12,
                     *           "impressions": 12,
                     *           "position": 12,
                     *           "from": "text",
                     *           "to": "text"
                     *         },
                     *         "gain": {
                     *           "low": 12,
                     *           "mid": 12,
                     *           "high": 12
                     *         },
                     *         "gain_gap": "not_known",
                     *         "cpc": 12,
                     *         "rank_group": 12,
                     *         "rank_absolute": 12,
                     *         "ranking_type": 12,
                     *         "ranking_title": "text",
                     *         "ranking_description": "Which grinders fit which way of brewing.",
                     *         "rank_state": "ranked",
                     *         "rank_depth": 12,
                     *         "rank_check_failed_at": "2026-11-21T12:00:00.000Z",
                     *         "ranking_url": "https://brewlane.example/burr-grinders",
                     *         "search_volume_trends": {
                     *           "one_month": {
                     *             "trend": "up",
                     *             "change": 12
                     *           },
                     *           "three_months": {
                     *             "trend": "up",
                     *             "change": 12
                     *           },
                     *           "twelve_months": {
                     *             "trend": "up",
                     *             "change": 12
                     *           }
                     *         },
                     *         "monthly_searches": [
                     *           12
                     *         ],
                     *         "is_featured_snippet": false,
                     *         "is_local_pack": false,
                     *         "is_ai_overview": false,
                     *         "is_video": false,
                     *         "is_image": false,
                     *         "last_ranking_check": "2026-11-21T12:00:00.000Z",
                     *         "needs_ranking_refresh": false,
                     *         "tags": [
                     *           "text"
                     *         ],
                     *         "target_url": "https://brewlane.example/burr-grinders"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            id: string;
                            keyword_text: string;
                            /** @enum {string|null} */
                            intent_type: "commercial" | "informational" | "navigational" | "transactional" | null;
                            /** @enum {string|null} */
                            intent_source: "query" | "page" | "provider" | "person" | null;
                            intent_reason: {
                                /** @enum {string} */
                                from: "source";
                            } | {
                                /** @enum {string} */
                                from: "wording";
                                /** @enum {string} */
                                kind: "question" | "knowledge" | "how_to" | "long" | "comparison" | "deed" | "offer" | "login" | "address" | "name" | "organization";
                                cue: string;
                            } | {
                                /** @enum {string} */
                                from: "page";
                                /** @enum {string} */
                                kind: "named" | "home" | "reference" | "article" | "shop";
                                site: string;
                            } | {
                                /** @enum {string} */
                                from: "nothing";
                            } | null;
                            intent_confidence: number | null;
                            relevance: number | null;
                            /** @enum {string|null} */
                            relevance_class: "listed" | "maybe" | "hidden" | null;
                            relevance_evidence: {
                                /** @enum {string} */
                                kind: "query" | "page" | "keyword" | "plan" | "competitor" | "vote";
                                text: string;
                            } | null;
                            topic: {
                                id: string;
                                name: string;
                            } | null;
                            /** @enum {string} */
                            topic_state: "grouped" | "alone" | "not_grouped" | "waiting";
                            search_volume: number | null;
                            difficulty_score: number | null;
                            opportunity_score: number | null;
                            search_console: {
                                clicks: number;
                                impressions: number;
                                position: number | null;
                                from: string | null;
                                to: string;
                            } | null;
                            gain: {
                                low: number;
                                mid: number;
                                high: number;
                            } | null;
                            /** @enum {string|null} */
                            gain_gap: "not_known" | "brand" | null;
                            cpc: number | null;
                            rank_group: number | null;
                            rank_absolute: number | null;
                            ranking_type: number | null;
                            ranking_title: string | null;
                            ranking_description: string | null;
                            /** @enum {string} */
                            rank_state: "ranked" | "not_found" | "not_checked" | "failed";
                            rank_depth: number | null;
                            /** Format: date-time */
                            rank_check_failed_at: string | null;
                            ranking_url: string | null;
                            search_volume_trends: {
                                one_month: {
                                    /** @enum {string} */
                                    trend: "up" | "down" | "stable" | "no-data";
                                    change: number | null;
                                };
                                three_months: {
                                    /** @enum {string} */
                                    trend: "up" | "down" | "stable" | "no-data";
                                    change: number | null;
                                };
                                twelve_months: {
                                    /** @enum {string} */
                                    trend: "up" | "down" | "stable" | "no-data";
                                    change: number | null;
                                };
                            };
                            monthly_searches: number[];
                            is_featured_snippet: boolean;
                            is_local_pack: boolean;
                            is_ai_overview: boolean;
                            is_video: boolean;
                            is_image: boolean;
                            /** Format: date-time */
                            last_ranking_check: string | null;
                            needs_ranking_refresh: boolean;
                            tags: string[];
                            target_url: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412Untagged"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    postKeywordsBulk: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your choice for this request, 1 to 255 visible ASCII characters. The same key with the same request is answered again as it was the first time, for 24 hours, and nothing is done twice.
                 * @example nightly-2026-11-21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "domain_id": "01990000-0000-7000-8000-000000000000",
                 *       "keywords": [
                 *         "burr grinder"
                 *       ]
                 *     }
                 */
                "application/json": {
                    domain_id: string;
                    keywords: (string | {
                        keyword_text: string;
                        /** @enum {string} */
                        intent_type?: "commercial" | "informational" | "navigational" | "transactional";
                    })[];
                };
            };
        };
        responses: {
            /** @description Track many keywords; those that are tracked already are skipped */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "01990000-0000-7000-8000-000000000000",
                     *           "keyword_text": "burr grinder",
                     *           "intent_type": "commercial",
                     *           "intent_source": "query",
                     *           "intent_reason": {
                     *             "from": "source"
                     *           },
                     *           "intent_confidence": 12,
                     *           "relevance": 12,
                     *           "relevance_class": "listed",
                     *           "relevance_evidence": {
                     *             "kind": "query",
                     *             "text": "text"
                     *           },
                     *           "topic": {
                     *             "id": "01990000-0000-7000-8000-000000000000",
                     *             "name": "Brewlane"
                     *           },
                     *           "topic_state": "grouped",
                     *           "search_volume": 12,
                     *           "difficulty_score": 12,
                     *           "opportunity_score": 12,
                     *           "search_console": {
                     *             "clicks": 12,
                     *             "impressions": 12,
                     *             "position": 12,
                     *             "from": "text",
                     *             "to": "text"
                     *           },
                     *           "gain": {
                     *             "low": 12,
                     *             "mid": 12,
                     *             "high": 12
                     *           },
                     *           "gain_gap": "not_known",
                     *           "cpc": 12,
                     *           "rank_group": 12,
                     *           "rank_absolute": 12,
                     *           "ranking_type": 12,
                     *           "ranking_title": "text",
                     *           "ranking_description": "Which grinders fit which way of brewing.",
                     *           "rank_state": "ranked",
                     *           "rank_depth": 12,
                     *           "rank_check_failed_at": "2026-11-21T12:00:00.000Z",
                     *           "ranking_url": "https://brewlane.example/burr-grinders",
                     *           "search_volume_trends": {
                     *             "one_month": {
                     *               "trend": "up",
                     *               "change": 12
                     *             },
                     *             "three_months": {
                     *               "trend": "up",
                     *               "change": 12
                     *             },
                     *             "twelve_months": {
                     *               "trend": "up",
                     *               "change": 12
                     *             }
                     *           },
                     *           "monthly_searches": [
                     *             12
                     *           ],
                     *           "is_featured_snippet": false,
                     *           "is_local_pack": false,
                     *           "is_ai_overview": false,
                     *           "is_video": false,
                     *           "is_image": false,
                     *           "last_ranking_check": "2026-11-21T12:00:00.000Z",
                     *           "needs_ranking_refresh": false,
                     *           "tags": [
                     *             "text"
                     *           ],
                     *           "target_url": "https://brewlane.example/burr-grinders"
                     *         }
                     *       ],
                     *       "created": 12,
                     *       "skipped": 12,
                     *       "success": true
                     *     }
                     */
                    "application/json": {
                        data: {
                            id: string;
                            keyword_text: string;
                            /** @enum {string|null} */
                            intent_type: "commercial" | "informational" | "navigational" | "transactional" | null;
                            /** @enum {string|null} */
                            intent_source: "query" | "page" | "provider" | "person" | null;
                            intent_reason: {
                                /** @enum {string} */
                                from: "source";
                            } | {
                                /** @enum {string} */
                                from: "wording";
                                /** @enum {string} */
                                kind: "question" | "knowledge" | "how_to" | "long" | "comparison" | "deed" | "offer" | "login" | "address" | "name" | "organization";
                                cue: string;
                            } | {
                                /** @enum {string} */
                                from: "page";
                                /** @enum {string} */
                                kind: "named" | "home" | "reference" | "article" | "shop";
                                site: string;
                            } | {
                                /** @enum {string} */
                                from: "nothing";
                            } | null;
                            intent_confidence: number | null;
                            relevance: number | null;
                            /** @enum {string|null} */
                            relevance_class: "listed" | "maybe" | "hidden" | null;
                            relevance_evidence: {
                                /** @enum {string} */
                                kind: "query" | "page" | "keyword" | "plan" | "competitor" | "vote";
                                text: string;
                            } | null;
                            topic: {
                                id: string;
                                name: string;
                            } | null;
                            /** @enum {string} */
                            topic_state: "grouped" | "alone" | "not_grouped" | "waiting";
                            search_volume: number | null;
                            difficulty_score: number | null;
                            opportunity_score: number | null;
                            search_console: {
                                clicks: number;
                                impressions: number;
                                position: number | null;
                                from: string | null;
                                to: string;
                            } | null;
                            gain: {
                                low: number;
                                mid: number;
                                high: number;
                            } | null;
                            /** @enum {string|null} */
                            gain_gap: "not_known" | "brand" | null;
                            cpc: number | null;
                            rank_group: number | null;
                            rank_absolute: number | null;
                            ranking_type: number | null;
                            ranking_title: string | null;
                            ranking_description: string | null;
                            /** @enum {string} */
                            rank_state: "ranked" | "not_found" | "not_checked" | "failed";
                            rank_depth: number | null;
                            /** Format: date-time */
                            rank_check_failed_at: string | null;
                            ranking_url: string | null;
                            search_volume_trends: {
                                one_month: {
                                    /** @enum {string} */
                                    trend: "up" | "down" | "stable" | "no-data";
                                    change: number | null;
                                };
                                three_months: {
                                    /** @enum {string} */
                                    trend: "up" | "down" | "stable" | "no-data";
                                    change: number | null;
                                };
                                twelve_months: {
                                    /** @enum {string} */
                                    trend: "up" | "down" | "stable" | "no-data";
                                    change: number | null;
                                };
                            };
                            monthly_searches: number[];
                            is_featured_snippet: boolean;
                            is_local_pack: boolean;
                            is_ai_overview: boolean;
                            is_video: boolean;
                            is_image: boolean;
                            /** Format: date-time */
                            last_ranking_check: string | null;
                            needs_ranking_refresh: boolean;
                            tags: string[];
                            target_url: string | null;
                        }[];
                        created: number;
                        skipped: number;
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412Untagged"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    postKeywordsRefresh: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your choice for this request, 1 to 255 visible ASCII characters. The same key with the same request is answered again as it was the first time, for 24 hours, and nothing is done twice.
                 * @example nightly-2026-11-21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "domain_id": "01990000-0000-7000-8000-000000000000",
                 *       "location_code": 2840,
                 *       "language_code": "en"
                 *     }
                 */
                "application/json": {
                    domain_id: string;
                    location_code?: number;
                    language_code?: string;
                };
            };
        };
        responses: {
            /** @description Collect a domain's keywords again */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "added": 12,
                     *         "updated": 12
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            added: number;
                            updated: number;
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412Untagged"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    postKeywordsRefreshRankings: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your choice for this request, 1 to 255 visible ASCII characters. The same key with the same request is answered again as it was the first time, for 24 hours, and nothing is done twice.
                 * @example nightly-2026-11-21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "domain_id": "01990000-0000-7000-8000-000000000000",
                 *       "location_code": 2840,
                 *       "language_code": "en",
                 *       "force_refresh": true
                 *     }
                 */
                "application/json": {
                    domain_id: string;
                    location_code?: number;
                    language_code?: string;
                    /** @default true */
                    force_refresh?: boolean;
                };
            };
        };
        responses: {
            /** @description Check the ranking of every tracked keyword */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "refreshed": 12,
                     *         "failed": 12,
                     *         "last_ranking_check": "2026-11-21T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            refreshed: number;
                            failed: number;
                            /** Format: date-time */
                            last_ranking_check: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412Untagged"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    getKeywordsCurrentRanking: {
        parameters: {
            query: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                domain_id: string;
            };
            header?: {
                /** @description The `ETag` of the answer that you have. When it still holds, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The present ranking of a domain's keywords, best first */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "keyword_id": "01990000-0000-7000-8000-000000000000",
                     *           "keyword_text": "burr grinder",
                     *           "rank_group": 12,
                     *           "rank_absolute": 12,
                     *           "rank_state": "ranked",
                     *           "rank_depth": 12,
                     *           "ranking_url": "https://brewlane.example/burr-grinders",
                     *           "last_ranking_check": "2026-11-21T12:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            keyword_id: string;
                            keyword_text: string;
                            rank_group: number | null;
                            rank_absolute: number | null;
                            /** @enum {string} */
                            rank_state: "ranked" | "not_found" | "not_checked" | "failed";
                            rank_depth: number | null;
                            ranking_url: string | null;
                            /** Format: date-time */
                            last_ranking_check: string | null;
                        }[];
                    };
                };
            };
            /** @description Nothing has changed since the answer with that `ETag`. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    getKeywordsDeleted: {
        parameters: {
            query: {
                /** @example 1 */
                page?: number;
                /** @example 20 */
                limit?: number;
                /** @example 01990000-0000-7000-8000-000000000000 */
                domain_id: string;
                /** @example 2840 */
                location_code?: number | null;
                /** @example en */
                language_code?: string;
            };
            header?: {
                /** @description The `ETag` of the answer that you have. When it still holds, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keywords that were deleted in the last 30 days, last deleted first */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "01990000-0000-7000-8000-000000000000",
                     *           "keyword_text": "burr grinder",
                     *           "search_volume": 12,
                     *           "deleted_at": "2026-11-21T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 12,
                     *         "limit": 12,
                     *         "total": 12,
                     *         "pages": 12
                     *       },
                     *       "data_source": "sample",
                     *       "success": true
                     *     }
                     */
                    "application/json": {
                        data: {
                            id: string;
                            keyword_text: string;
                            search_volume: number | null;
                            /** Format: date-time */
                            deleted_at: string;
                        }[];
                        pagination: {
                            page: number;
                            limit: number;
                            total: number;
                            pages: number;
                        };
                        /** @enum {string|null} */
                        data_source: "sample" | "dataforseo" | "import" | null;
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
            /** @description Nothing has changed since the answer with that `ETag`. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    getKeywordsById: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the answer that you have. When it still holds, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A keyword with its searches by month, tags, target page and note */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "01990000-0000-7000-8000-000000000000",
                     *         "keyword_text": "burr grinder",
                     *         "intent_type": "commercial",
                     *         "intent_source": "query",
                     *         "intent_reason": {
                     *           "from": "source"
                     *         },
                     *         "intent_confidence": 12,
                     *         "relevance": 12,
                     *         "relevance_class": "listed",
                     *         "relevance_evidence": {
                     *           "kind": "query",
                     *           "text": "text"
                     *         },
                     *         "topic": {
                     *           "id": "01990000-0000-7000-8000-000000000000",
                     *           "name": "Brewlane"
                     *         },
                     *         "topic_state": "grouped",
                     *         "search_volume": 12,
                     *         "difficulty_score": 12,
                     *         "opportunity_score": 12,
                     *         "search_console": {
                     *           "clicks": 12,
                     *           "impressions": 12,
                     *           "position": 12,
                     *           "from": "text",
                     *           "to": "text"
                     *         },
                     *         "gain": {
                     *           "low": 12,
                     *           "mid": 12,
                     *           "high": 12,
                     *           "success": 12,
                     *           "chance": 12,
                     *           "target": 12,
                     *           "verb": "write",
                     *           "source": "impressions",
                     *           "curve": "published",
                     *           "level": 12,
                     *           "terms": [
                     *             {
                     *               "name": "searches",
                     *               "value": 12,
                     *               "low": 12,
                     *               "high": 12
                     *             }
                     *           ]
                     *         },
                     *         "gain_gap": "not_known",
                     *         "cpc": 12,
                     *         "rank_group": 12,
                     *         "rank_absolute": 12,
                     *         "ranking_type": 12,
                     *         "ranking_title": "text",
                     *         "ranking_description": "Which grinders fit which way of brewing.",
                     *         "rank_state": "ranked",
                     *         "rank_depth": 12,
                     *         "rank_check_failed_at": "2026-11-21T12:00:00.000Z",
                     *         "ranking_url": "https://brewlane.example/burr-grinders",
                     *         "search_volume_trends": {
                     *           "one_month": {
                     *             "trend": "up",
                     *             "change": 12
                     *           },
                     *           "three_months": {
                     *             "trend": "up",
                     *             "change": 12
                     *           },
                     *           "twelve_months": {
                     *             "trend": "up",
                     *             "change": 12
                     *           }
                     *         },
                     *         "monthly_searches": [
                     *           12
                     *         ],
                     *         "is_featured_snippet": false,
                     *         "is_local_pack": false,
                     *         "is_ai_overview": false,
                     *         "is_video": false,
                     *         "is_image": false,
                     *         "last_ranking_check": "2026-11-21T12:00:00.000Z",
                     *         "needs_ranking_refresh": false,
                     *         "tags": [
                     *           "text"
                     *         ],
                     *         "target_url": "https://brewlane.example/burr-grinders",
                     *         "domain_id": "01990000-0000-7000-8000-000000000000",
                     *         "domain_name": "brewlane.example",
                     *         "note": "Which grinders fit which way of brewing.",
                     *         "data_source": "sample",
                     *         "volume_history": [
                     *           {
                     *             "month": "2026-11",
                     *             "searches": 12
                     *           }
                     *         ],
                     *         "measures": [
                     *           {
                     *             "source": "search_console",
                     *             "measured_on": "text",
                     *             "search_volume": 12,
                     *             "is_volume_bucket": false,
                     *             "volume_below": 12,
                     *             "difficulty_score": 12,
                     *             "cpc": 12,
                     *             "cpc_currency": "text",
                     *             "intent_type": "commercial",
                     *             "intents": [
                     *               "commercial"
                     *             ],
                     *             "is_rank_checked": false,
                     *             "rank": 12,
                     *             "average_position": 12,
                     *             "clicks": 12,
                     *             "impressions": 12
                     *           }
                     *         ],
                     *         "result_page": {
                     *           "ai_overview": "cited",
                     *           "ai_overview_read_at": "2026-11-21T12:00:00.000Z",
                     *           "questions": [
                     *             "text"
                     *           ],
                     *           "questions_read_at": "2026-11-21T12:00:00.000Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            id: string;
                            keyword_text: string;
                            /** @enum {string|null} */
                            intent_type: "commercial" | "informational" | "navigational" | "transactional" | null;
                            /** @enum {string|null} */
                            intent_source: "query" | "page" | "provider" | "person" | null;
                            intent_reason: {
                                /** @enum {string} */
                                from: "source";
                            } | {
                                /** @enum {string} */
                                from: "wording";
                                /** @enum {string} */
                                kind: "question" | "knowledge" | "how_to" | "long" | "comparison" | "deed" | "offer" | "login" | "address" | "name" | "organization";
                                cue: string;
                            } | {
                                /** @enum {string} */
                                from: "page";
                                /** @enum {string} */
                                kind: "named" | "home" | "reference" | "article" | "shop";
                                site: string;
                            } | {
                                /** @enum {string} */
                                from: "nothing";
                            } | null;
                            intent_confidence: number | null;
                            relevance: number | null;
                            /** @enum {string|null} */
                            relevance_class: "listed" | "maybe" | "hidden" | null;
                            relevance_evidence: {
                                /** @enum {string} */
                                kind: "query" | "page" | "keyword" | "plan" | "competitor" | "vote";
                                text: string;
                            } | null;
                            topic: {
                                id: string;
                                name: string;
                            } | null;
                            /** @enum {string} */
                            topic_state: "grouped" | "alone" | "not_grouped" | "waiting";
                            search_volume: number | null;
                            difficulty_score: number | null;
                            opportunity_score: number | null;
                            search_console: {
                                clicks: number;
                                impressions: number;
                                position: number | null;
                                from: string | null;
                                to: string;
                            } | null;
                            gain: {
                                low: number;
                                mid: number;
                                high: number;
                                success: number;
                                chance: number;
                                target: number | null;
                                /** @enum {string} */
                                verb: "write" | "update" | "link" | "merge";
                                /** @enum {string} */
                                source: "impressions" | "volume";
                                /** @enum {string} */
                                curve: "published" | "site_factor" | "own";
                                level: number;
                                terms: {
                                    /** @enum {string} */
                                    name: "searches" | "position" | "rate_now" | "level" | "feature" | "season" | "trend" | "target" | "rate_target" | "ease" | "chance" | "curve_error";
                                    value: number | null;
                                    low: number | null;
                                    high: number | null;
                                }[];
                            } | null;
                            /** @enum {string|null} */
                            gain_gap: "not_known" | "brand" | null;
                            cpc: number | null;
                            rank_group: number | null;
                            rank_absolute: number | null;
                            ranking_type: number | null;
                            ranking_title: string | null;
                            ranking_description: string | null;
                            /** @enum {string} */
                            rank_state: "ranked" | "not_found" | "not_checked" | "failed";
                            rank_depth: number | null;
                            /** Format: date-time */
                            rank_check_failed_at: string | null;
                            ranking_url: string | null;
                            search_volume_trends: {
                                one_month: {
                                    /** @enum {string} */
                                    trend: "up" | "down" | "stable" | "no-data";
                                    change: number | null;
                                };
                                three_months: {
                                    /** @enum {string} */
                                    trend: "up" | "down" | "stable" | "no-data";
                                    change: number | null;
                                };
                                twelve_months: {
                                    /** @enum {string} */
                                    trend: "up" | "down" | "stable" | "no-data";
                                    change: number | null;
                                };
                            };
                            monthly_searches: number[];
                            is_featured_snippet: boolean;
                            is_local_pack: boolean;
                            is_ai_overview: boolean;
                            is_video: boolean;
                            is_image: boolean;
                            /** Format: date-time */
                            last_ranking_check: string | null;
                            needs_ranking_refresh: boolean;
                            tags: string[];
                            target_url: string | null;
                            domain_id: string;
                            domain_name: string;
                            note: string | null;
                            /** @enum {string|null} */
                            data_source: "sample" | "dataforseo" | "import" | null;
                            volume_history: {
                                month: string;
                                searches: number;
                            }[];
                            measures: {
                                /** @enum {string} */
                                source: "search_console" | "search_console_api" | "keyword_planner" | "ahrefs" | "semrush" | "se_ranking" | "bing_webmaster" | "keyword_list" | "table" | "dataforseo";
                                measured_on: string;
                                search_volume: number | null;
                                is_volume_bucket: boolean;
                                volume_below: number | null;
                                difficulty_score: number | null;
                                cpc: number | null;
                                cpc_currency: string;
                                /** @enum {string|null} */
                                intent_type: "commercial" | "informational" | "navigational" | "transactional" | null;
                                intents: ("commercial" | "informational" | "navigational" | "transactional")[];
                                is_rank_checked: boolean;
                                rank: number | null;
                                average_position: number | null;
                                clicks: number | null;
                                impressions: number | null;
                            }[];
                            result_page: {
                                /** @enum {string|null} */
                                ai_overview: "cited" | "not_cited" | "no_overview" | "unread" | null;
                                /** Format: date-time */
                                ai_overview_read_at: string | null;
                                questions: string[] | null;
                                /** Format: date-time */
                                questions_read_at: string | null;
                            };
                        };
                    };
                };
            };
            /** @description Nothing has changed since the answer with that `ETag`. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    deleteKeywordsById: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your choice for this request, 1 to 255 visible ASCII characters. The same key with the same request is answered again as it was the first time, for 24 hours, and nothing is done twice.
                 * @example nightly-2026-11-21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the resource as you have read it. When it has changed since, nothing is done and the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Stop tracking a keyword; no refresh brings it back */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            422: components["responses"]["Error422"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    patchKeywordsById: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your choice for this request, 1 to 255 visible ASCII characters. The same key with the same request is answered again as it was the first time, for 24 hours, and nothing is done twice.
                 * @example nightly-2026-11-21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the resource as you have read it. When it has changed since, nothing is done and the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tags": [
                 *         "text"
                 *       ],
                 *       "target_url": "https://brewlane.example/burr-grinders",
                 *       "note": "Which grinders fit which way of brewing."
                 *     }
                 */
                "application/json": {
                    tags?: string[];
                    target_url?: string | null;
                    note?: string | null;
                };
            };
        };
        responses: {
            /** @description Change a keyword's tags, target page or note; what is left out stays */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "01990000-0000-7000-8000-000000000000",
                     *         "keyword_text": "burr grinder",
                     *         "intent_type": "commercial",
                     *         "intent_source": "query",
                     *         "intent_reason": {
                     *           "from": "source"
                     *         },
                     *         "intent_confidence": 12,
                     *         "relevance": 12,
                     *         "relevance_class": "listed",
                     *         "relevance_evidence": {
                     *           "kind": "query",
                     *           "text": "text"
                     *         },
                     *         "topic": {
                     *           "id": "01990000-0000-7000-8000-000000000000",
                     *           "name": "Brewlane"
                     *         },
                     *         "topic_state": "grouped",
                     *         "search_volume": 12,
                     *         "difficulty_score": 12,
                     *         "opportunity_score": 12,
                     *         "search_console": {
                     *           "clicks": 12,
                     *           "impressions": 12,
                     *           "position": 12,
                     *           "from": "text",
                     *           "to": "text"
                     *         },
                     *         "gain": {
                     *           "low": 12,
                     *           "mid": 12,
                     *           "high": 12,
                     *           "success": 12,
                     *           "chance": 12,
                     *           "target": 12,
                     *           "verb": "write",
                     *           "source": "impressions",
                     *           "curve": "published",
                     *           "level": 12,
                     *           "terms": [
                     *             {
                     *               "name": "searches",
                     *               "value": 12,
                     *               "low": 12,
                     *               "high": 12
                     *             }
                     *           ]
                     *         },
                     *         "gain_gap": "not_known",
                     *         "cpc": 12,
                     *         "rank_group": 12,
                     *         "rank_absolute": 12,
                     *         "ranking_type": 12,
                     *         "ranking_title": "text",
                     *         "ranking_description": "Which grinders fit which way of brewing.",
                     *         "rank_state": "ranked",
                     *         "rank_depth": 12,
                     *         "rank_check_failed_at": "2026-11-21T12:00:00.000Z",
                     *         "ranking_url": "https://brewlane.example/burr-grinders",
                     *         "search_volume_trends": {
                     *           "one_month": {
                     *             "trend": "up",
                     *             "change": 12
                     *           },
                     *           "three_months": {
                     *             "trend": "up",
                     *             "change": 12
                     *           },
                     *           "twelve_months": {
                     *             "trend": "up",
                     *             "change": 12
                     *           }
                     *         },
                     *         "monthly_searches": [
                     *           12
                     *         ],
                     *         "is_featured_snippet": false,
                     *         "is_local_pack": false,
                     *         "is_ai_overview": false,
                     *         "is_video": false,
                     *         "is_image": false,
                     *         "last_ranking_check": "2026-11-21T12:00:00.000Z",
                     *         "needs_ranking_refresh": false,
                     *         "tags": [
                     *           "text"
                     *         ],
                     *         "target_url": "https://brewlane.example/burr-grinders",
                     *         "domain_id": "01990000-0000-7000-8000-000000000000",
                     *         "domain_name": "brewlane.example",
                     *         "note": "Which grinders fit which way of brewing.",
                     *         "data_source": "sample",
                     *         "volume_history": [
                     *           {
                     *             "month": "2026-11",
                     *             "searches": 12
                     *           }
                     *         ],
                     *         "measures": [
                     *           {
                     *             "source": "search_console",
                     *             "measured_on": "text",
                     *             "search_volume": 12,
                     *             "is_volume_bucket": false,
                     *             "volume_below": 12,
                     *             "difficulty_score": 12,
                     *             "cpc": 12,
                     *             "cpc_currency": "text",
                     *             "intent_type": "commercial",
                     *             "intents": [
                     *               "commercial"
                     *             ],
                     *             "is_rank_checked": false,
                     *             "rank": 12,
                     *             "average_position": 12,
                     *             "clicks": 12,
                     *             "impressions": 12
                     *           }
                     *         ],
                     *         "result_page": {
                     *           "ai_overview": "cited",
                     *           "ai_overview_read_at": "2026-11-21T12:00:00.000Z",
                     *           "questions": [
                     *             "text"
                     *           ],
                     *           "questions_read_at": "2026-11-21T12:00:00.000Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            id: string;
                            keyword_text: string;
                            /** @enum {string|null} */
                            intent_type: "commercial" | "informational" | "navigational" | "transactional" | null;
                            /** @enum {string|null} */
                            intent_source: "query" | "page" | "provider" | "person" | null;
                            intent_reason: {
                                /** @enum {string} */
                                from: "source";
                            } | {
                                /** @enum {string} */
                                from: "wording";
                                /** @enum {string} */
                                kind: "question" | "knowledge" | "how_to" | "long" | "comparison" | "deed" | "offer" | "login" | "address" | "name" | "organization";
                                cue: string;
                            } | {
                                /** @enum {string} */
                                from: "page";
                                /** @enum {string} */
                                kind: "named" | "home" | "reference" | "article" | "shop";
                                site: string;
                            } | {
                                /** @enum {string} */
                                from: "nothing";
                            } | null;
                            intent_confidence: number | null;
                            relevance: number | null;
                            /** @enum {string|null} */
                            relevance_class: "listed" | "maybe" | "hidden" | null;
                            relevance_evidence: {
                                /** @enum {string} */
                                kind: "query" | "page" | "keyword" | "plan" | "competitor" | "vote";
                                text: string;
                            } | null;
                            topic: {
                                id: string;
                                name: string;
                            } | null;
                            /** @enum {string} */
                            topic_state: "grouped" | "alone" | "not_grouped" | "waiting";
                            search_volume: number | null;
                            difficulty_score: number | null;
                            opportunity_score: number | null;
                            search_console: {
                                clicks: number;
                                impressions: number;
                                position: number | null;
                                from: string | null;
                                to: string;
                            } | null;
                            gain: {
                                low: number;
                                mid: number;
                                high: number;
                                success: number;
                                chance: number;
                                target: number | null;
                                /** @enum {string} */
                                verb: "write" | "update" | "link" | "merge";
                                /** @enum {string} */
                                source: "impressions" | "volume";
                                /** @enum {string} */
                                curve: "published" | "site_factor" | "own";
                                level: number;
                                terms: {
                                    /** @enum {string} */
                                    name: "searches" | "position" | "rate_now" | "level" | "feature" | "season" | "trend" | "target" | "rate_target" | "ease" | "chance" | "curve_error";
                                    value: number | null;
                                    low: number | null;
                                    high: number | null;
                                }[];
                            } | null;
                            /** @enum {string|null} */
                            gain_gap: "not_known" | "brand" | null;
                            cpc: number | null;
                            rank_group: number | null;
                            rank_absolute: number | null;
                            ranking_type: number | null;
                            ranking_title: string | null;
                            ranking_description: string | null;
                            /** @enum {string} */
                            rank_state: "ranked" | "not_found" | "not_checked" | "failed";
                            rank_depth: number | null;
                            /** Format: date-time */
                            rank_check_failed_at: string | null;
                            ranking_url: string | null;
                            search_volume_trends: {
                                one_month: {
                                    /** @enum {string} */
                                    trend: "up" | "down" | "stable" | "no-data";
                                    change: number | null;
                                };
                                three_months: {
                                    /** @enum {string} */
                                    trend: "up" | "down" | "stable" | "no-data";
                                    change: number | null;
                                };
                                twelve_months: {
                                    /** @enum {string} */
                                    trend: "up" | "down" | "stable" | "no-data";
                                    change: number | null;
                                };
                            };
                            monthly_searches: number[];
                            is_featured_snippet: boolean;
                            is_local_pack: boolean;
                            is_ai_overview: boolean;
                            is_video: boolean;
                            is_image: boolean;
                            /** Format: date-time */
                            last_ranking_check: string | null;
                            needs_ranking_refresh: boolean;
                            tags: string[];
                            target_url: string | null;
                            domain_id: string;
                            domain_name: string;
                            note: string | null;
                            /** @enum {string|null} */
                            data_source: "sample" | "dataforseo" | "import" | null;
                            volume_history: {
                                month: string;
                                searches: number;
                            }[];
                            measures: {
                                /** @enum {string} */
                                source: "search_console" | "search_console_api" | "keyword_planner" | "ahrefs" | "semrush" | "se_ranking" | "bing_webmaster" | "keyword_list" | "table" | "dataforseo";
                                measured_on: string;
                                search_volume: number | null;
                                is_volume_bucket: boolean;
                                volume_below: number | null;
                                difficulty_score: number | null;
                                cpc: number | null;
                                cpc_currency: string;
                                /** @enum {string|null} */
                                intent_type: "commercial" | "informational" | "navigational" | "transactional" | null;
                                intents: ("commercial" | "informational" | "navigational" | "transactional")[];
                                is_rank_checked: boolean;
                                rank: number | null;
                                average_position: number | null;
                                clicks: number | null;
                                impressions: number | null;
                            }[];
                            result_page: {
                                /** @enum {string|null} */
                                ai_overview: "cited" | "not_cited" | "no_overview" | "unread" | null;
                                /** Format: date-time */
                                ai_overview_read_at: string | null;
                                questions: string[] | null;
                                /** Format: date-time */
                                questions_read_at: string | null;
                            };
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    getKeywordsByIdHistory: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the answer that you have. When it still holds, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A keyword's rank on each day on which it was checked, oldest first */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "date": "2026-11-21",
                     *           "rank_absolute": 12,
                     *           "search_volume": 12,
                     *           "outcome": "ranked",
                     *           "depth": 12
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            date: string;
                            rank_absolute: number | null;
                            search_volume: number | null;
                            /** @enum {string} */
                            outcome: "ranked" | "not_ranked" | "failed";
                            depth: number | null;
                        }[];
                    };
                };
            };
            /** @description Nothing has changed since the answer with that `ETag`. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    postGoogleKeywordOverview: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your choice for this request, 1 to 255 visible ASCII characters. The same key with the same request is answered again as it was the first time, for 24 hours, and nothing is done twice.
                 * @example nightly-2026-11-21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "keywords": [
                 *         "burr grinder"
                 *       ],
                 *       "location_code": 2840,
                 *       "language_code": "en",
                 *       "workspace_id": "01990000-0000-7000-8000-000000000000"
                 *     }
                 */
                "application/json": {
                    keywords: string[];
                    /** @default 2840 */
                    location_code?: number;
                    /** @default en */
                    language_code?: string;
                    workspace_id?: string;
                };
            };
        };
        responses: {
            /** @description What is known of a keyword, tracked or not */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "keyword": "burr grinder",
                     *           "keyword_info": {
                     *             "search_volume": 12,
                     *             "cpc": 12,
                     *             "competition": 12,
                     *             "competition_level": "low",
                     *             "search_volume_trend": {
                     *               "monthly": {
                     *                 "trend": "up",
                     *                 "change": 12
                     *               },
                     *               "quarterly": {
                     *                 "trend": "up",
                     *                 "change": 12
                     *               },
                     *               "yearly": {
                     *                 "trend": "up",
                     *                 "change": 12
                     *               }
                     *             },
                     *             "low_top_of_page_bid": 12,
                     *             "high_top_of_page_bid": 12,
                     *             "last_updated_time": "2026-11-21T12:00:00.000Z"
                     *           },
                     *           "keyword_properties": {
                     *             "keyword_difficulty": 12
                     *           }
                     *         }
                     *       ],
                     *       "data_source": "sample",
                     *       "success": true
                     *     }
                     */
                    "application/json": {
                        items: {
                            keyword: string;
                            keyword_info: {
                                search_volume: number | null;
                                cpc: number | null;
                                competition: number | null;
                                /** @enum {string|null} */
                                competition_level: "low" | "medium" | "high" | null;
                                search_volume_trend: {
                                    monthly: {
                                        /** @enum {string} */
                                        trend: "up" | "down" | "stable" | "no-data";
                                        change: number | null;
                                    };
                                    quarterly: {
                                        /** @enum {string} */
                                        trend: "up" | "down" | "stable" | "no-data";
                                        change: number | null;
                                    };
                                    yearly: {
                                        /** @enum {string} */
                                        trend: "up" | "down" | "stable" | "no-data";
                                        change: number | null;
                                    };
                                };
                                low_top_of_page_bid: number | null;
                                high_top_of_page_bid: number | null;
                                /** Format: date-time */
                                last_updated_time: string | null;
                            };
                            keyword_properties: {
                                keyword_difficulty: number | null;
                            };
                        }[];
                        /** @enum {string|null} */
                        data_source: "sample" | "dataforseo" | "import" | null;
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412Untagged"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    postKeywordsBulkDelete: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your choice for this request, 1 to 255 visible ASCII characters. The same key with the same request is answered again as it was the first time, for 24 hours, and nothing is done twice.
                 * @example nightly-2026-11-21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "domain_id": "01990000-0000-7000-8000-000000000000",
                 *       "keyword_ids": [
                 *         "01990000-0000-7000-8000-000000000000"
                 *       ]
                 *     }
                 */
                "application/json": {
                    domain_id: string;
                    keyword_ids: string[];
                };
            };
        };
        responses: {
            /** @description Stop tracking up to 1,000 keywords of one market, all or none; those that are gone are left out */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "count": 12,
                     *         "keyword_ids": [
                     *           "01990000-0000-7000-8000-000000000000"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            count: number;
                            keyword_ids: string[];
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412Untagged"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    postKeywordsRestore: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your choice for this request, 1 to 255 visible ASCII characters. The same key with the same request is answered again as it was the first time, for 24 hours, and nothing is done twice.
                 * @example nightly-2026-11-21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "domain_id": "01990000-0000-7000-8000-000000000000",
                 *       "keyword_ids": [
                 *         "01990000-0000-7000-8000-000000000000"
                 *       ]
                 *     }
                 */
                "application/json": {
                    domain_id: string;
                    keyword_ids: string[];
                };
            };
        };
        responses: {
            /** @description Track deleted keywords again, with the ranks and the searches that they had */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "count": 12,
                     *         "keyword_ids": [
                     *           "01990000-0000-7000-8000-000000000000"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            count: number;
                            keyword_ids: string[];
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412Untagged"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    postKeywordsSetIntent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your choice for this request, 1 to 255 visible ASCII characters. The same key with the same request is answered again as it was the first time, for 24 hours, and nothing is done twice.
                 * @example nightly-2026-11-21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "domain_id": "01990000-0000-7000-8000-000000000000",
                 *       "keyword_ids": [
                 *         "01990000-0000-7000-8000-000000000000"
                 *       ],
                 *       "intent_type": "commercial"
                 *     }
                 */
                "application/json": {
                    domain_id: string;
                    keyword_ids: string[];
                    /** @enum {string|null} */
                    intent_type: "commercial" | "informational" | "navigational" | "transactional" | null;
                };
            };
        };
        responses: {
            /** @description Set the intent of up to 1,000 keywords; null returns to what tools and rules say */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "correction_id": "01990000-0000-7000-8000-000000000000",
                     *         "topic_ids": [
                     *           "01990000-0000-7000-8000-000000000000"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            correction_id: string | null;
                            topic_ids: string[];
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412Untagged"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    postKeywordsVoteRelevance: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your choice for this request, 1 to 255 visible ASCII characters. The same key with the same request is answered again as it was the first time, for 24 hours, and nothing is done twice.
                 * @example nightly-2026-11-21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "domain_id": "01990000-0000-7000-8000-000000000000",
                 *       "keyword_ids": [
                 *         "01990000-0000-7000-8000-000000000000"
                 *       ],
                 *       "vote": "ours"
                 *     }
                 */
                "application/json": {
                    domain_id: string;
                    keyword_ids: string[];
                    /** @enum {string} */
                    vote: "ours" | "not_ours";
                };
            };
        };
        responses: {
            /** @description Say whether up to 1,000 keywords are about the site */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "correction_id": "01990000-0000-7000-8000-000000000000",
                     *         "topic_ids": [
                     *           "01990000-0000-7000-8000-000000000000"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            correction_id: string | null;
                            topic_ids: string[];
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412Untagged"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    getTopics: {
        parameters: {
            query: {
                /** @example 1 */
                page?: number;
                /** @example 20 */
                limit?: number;
                /** @example 01990000-0000-7000-8000-000000000000 */
                domain_id: string;
                /** @example burr grinder */
                search?: string;
                /** @example listed */
                relevance?: "listed" | "maybe" | "hidden" | "unknown";
                /** @example false */
                relevant_only?: boolean;
                /** @example one */
                page_state?: "one" | "several" | "none";
                /** @example false */
                pinned_only?: boolean;
                /** @example false */
                hidden?: boolean;
                /** @example gain */
                sort_by?: "gain" | "demand" | "keywords" | "relevance" | "gaps";
                /** @example asc */
                sort_order?: "asc" | "desc";
            };
            header?: {
                /** @description The `ETag` of the answer that you have. When it still holds, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of a domain's topics */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "01990000-0000-7000-8000-000000000000",
                     *           "name": "Brewlane",
                     *           "given_name": "text",
                     *           "is_pinned": false,
                     *           "is_hidden": false,
                     *           "basis": "wording",
                     *           "main_keyword": {
                     *             "id": "01990000-0000-7000-8000-000000000000",
                     *             "keyword_text": "burr grinder"
                     *           },
                     *           "keyword_count": 12,
                     *           "page_group_count": 12,
                     *           "demand": 12,
                     *           "difficulty": 12,
                     *           "gain": {
                     *             "low": 12,
                     *             "mid": 12,
                     *             "high": 12
                     *           },
                     *           "visibility": 12,
                     *           "leader": {
                     *             "competitor_id": "01990000-0000-7000-8000-000000000000",
                     *             "domain_name": "brewlane.example",
                     *             "display_name": "Brewlane",
                     *             "visibility": 12
                     *           },
                     *           "top_ten_count": 12,
                     *           "gap_count": 12,
                     *           "relevance": 12,
                     *           "relevance_class": "listed",
                     *           "relevance_evidence": {
                     *             "kind": "query",
                     *             "text": "text"
                     *           },
                     *           "page_state": "one",
                     *           "page_count": 12,
                     *           "pages": [
                     *             {
                     *               "url": "https://brewlane.example/burr-grinders",
                     *               "keyword_count": 12,
                     *               "share": 12
                     *             }
                     *           ],
                     *           "updated_at": "2026-11-21T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 12,
                     *         "limit": 12,
                     *         "total": 12,
                     *         "pages": 12
                     *       },
                     *       "left_out": 12,
                     *       "hidden_count": 12,
                     *       "alone_count": 12,
                     *       "not_grouped_count": 12,
                     *       "waiting_count": 12,
                     *       "run": {
                     *         "run": 12,
                     *         "kind": "full",
                     *         "state": "queued",
                     *         "step": "vectors",
                     *         "progress": 12,
                     *         "message": "text",
                     *         "created_at": "2026-11-21T12:00:00.000Z",
                     *         "started_at": "2026-11-21T12:00:00.000Z",
                     *         "finished_at": "2026-11-21T12:00:00.000Z"
                     *       },
                     *       "data_source": "sample",
                     *       "success": true
                     *     }
                     */
                    "application/json": {
                        data: {
                            id: string;
                            name: string;
                            given_name: string | null;
                            is_pinned: boolean;
                            is_hidden: boolean;
                            /** @enum {string} */
                            basis: "wording" | "results" | "pages";
                            main_keyword: {
                                id: string;
                                keyword_text: string;
                            } | null;
                            keyword_count: number;
                            page_group_count: number;
                            demand: number | null;
                            difficulty: number | null;
                            gain: {
                                low: number;
                                mid: number;
                                high: number;
                            } | null;
                            visibility: number | null;
                            leader: {
                                competitor_id: string;
                                domain_name: string;
                                display_name: string;
                                visibility: number;
                            } | null;
                            top_ten_count: number;
                            gap_count: number;
                            relevance: number | null;
                            /** @enum {string|null} */
                            relevance_class: "listed" | "maybe" | "hidden" | null;
                            relevance_evidence: {
                                /** @enum {string} */
                                kind: "query" | "page" | "keyword" | "plan" | "competitor" | "vote";
                                text: string;
                            } | null;
                            /** @enum {string} */
                            page_state: "one" | "several" | "none";
                            page_count: number;
                            pages: {
                                url: string;
                                keyword_count: number;
                                share: number;
                            }[];
                            /** Format: date-time */
                            updated_at: string;
                        }[];
                        pagination: {
                            page: number;
                            limit: number;
                            total: number;
                            pages: number;
                        };
                        left_out: number;
                        hidden_count: number;
                        alone_count: number;
                        not_grouped_count: number;
                        waiting_count: number;
                        run: {
                            run: number;
                            /** @enum {string} */
                            kind: "full" | "place";
                            /** @enum {string} */
                            state: "queued" | "running" | "done" | "failed" | "cancelled";
                            /** @enum {string|null} */
                            step: "vectors" | "intents" | "relevance" | "topics" | "figures" | null;
                            progress: number;
                            message: string | null;
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            started_at: string | null;
                            /** Format: date-time */
                            finished_at: string | null;
                        } | null;
                        /** @enum {string|null} */
                        data_source: "sample" | "dataforseo" | "import" | null;
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
            /** @description Nothing has changed since the answer with that `ETag`. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    getTopicsStatus: {
        parameters: {
            query: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                domain_id: string;
            };
            header?: {
                /** @description The `ETag` of the answer that you have. When it still holds, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest run that groups keywords into topics, and the number of topics */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "run": {
                     *           "run": 12,
                     *           "kind": "full",
                     *           "state": "queued",
                     *           "step": "vectors",
                     *           "progress": 12,
                     *           "message": "text",
                     *           "created_at": "2026-11-21T12:00:00.000Z",
                     *           "started_at": "2026-11-21T12:00:00.000Z",
                     *           "finished_at": "2026-11-21T12:00:00.000Z"
                     *         },
                     *         "topic_count": 12,
                     *         "alone_count": 12,
                     *         "not_grouped_count": 12,
                     *         "waiting_count": 12,
                     *         "grouped_at": "2026-11-21T12:00:00.000Z",
                     *         "vectors": {
                     *           "source": "built_in",
                     *           "model": "text",
                     *           "reason": "text"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            run: {
                                run: number;
                                /** @enum {string} */
                                kind: "full" | "place";
                                /** @enum {string} */
                                state: "queued" | "running" | "done" | "failed" | "cancelled";
                                /** @enum {string|null} */
                                step: "vectors" | "intents" | "relevance" | "topics" | "figures" | null;
                                progress: number;
                                message: string | null;
                                /** Format: date-time */
                                created_at: string;
                                /** Format: date-time */
                                started_at: string | null;
                                /** Format: date-time */
                                finished_at: string | null;
                            } | null;
                            topic_count: number;
                            alone_count: number;
                            not_grouped_count: number;
                            waiting_count: number;
                            /** Format: date-time */
                            grouped_at: string | null;
                            vectors: {
                                /** @enum {string} */
                                source: "built_in" | "endpoint";
                                model: string | null;
                                reason: string | null;
                            } | null;
                        };
                    };
                };
            };
            /** @description Nothing has changed since the answer with that `ETag`. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    getTopicsCorrections: {
        parameters: {
            query: {
                /** @example 1 */
                page?: number;
                /** @example 20 */
                limit?: number;
                /** @example 01990000-0000-7000-8000-000000000000 */
                domain_id: string;
                /** @example 01990000-0000-7000-8000-000000000000 */
                topic_id?: string;
            };
            header?: {
                /** @description The `ETag` of the answer that you have. When it still holds, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Corrections by members, newest first, with undone ones */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "01990000-0000-7000-8000-000000000000",
                     *           "kind": "move",
                     *           "topic_id": "01990000-0000-7000-8000-000000000000",
                     *           "topic_name": "text",
                     *           "keyword_count": 12,
                     *           "keywords": [
                     *             "burr grinder"
                     *           ],
                     *           "name": "Brewlane",
                     *           "is_set": false,
                     *           "intent_type": "commercial",
                     *           "vote": "ours",
                     *           "made_by": "text",
                     *           "made_at": "2026-11-21T12:00:00.000Z",
                     *           "undone_at": "2026-11-21T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 12,
                     *         "limit": 12,
                     *         "total": 12,
                     *         "pages": 12
                     *       },
                     *       "success": true
                     *     }
                     */
                    "application/json": {
                        data: {
                            id: string;
                            /** @enum {string} */
                            kind: "move" | "merge" | "split" | "rename" | "pin" | "hide" | "intent" | "vote";
                            topic_id: string | null;
                            topic_name: string | null;
                            keyword_count: number;
                            keywords: string[];
                            name: string | null;
                            is_set: boolean | null;
                            /** @enum {string|null} */
                            intent_type: "commercial" | "informational" | "navigational" | "transactional" | null;
                            /** @enum {string|null} */
                            vote: "ours" | "not_ours" | null;
                            made_by: string | null;
                            /** Format: date-time */
                            made_at: string;
                            /** Format: date-time */
                            undone_at: string | null;
                        }[];
                        pagination: {
                            page: number;
                            limit: number;
                            total: number;
                            pages: number;
                        };
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
            /** @description Nothing has changed since the answer with that `ETag`. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    getTopicsById: {
        parameters: {
            query: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                domain_id: string;
            };
            header?: {
                /** @description The `ETag` of the answer that you have. When it still holds, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A topic with its page groups; the id of an absorbed topic gives the topic that absorbed it */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "01990000-0000-7000-8000-000000000000",
                     *         "name": "Brewlane",
                     *         "given_name": "text",
                     *         "is_pinned": false,
                     *         "is_hidden": false,
                     *         "basis": "wording",
                     *         "main_keyword": {
                     *           "id": "01990000-0000-7000-8000-000000000000",
                     *           "keyword_text": "burr grinder"
                     *         },
                     *         "keyword_count": 12,
                     *         "page_group_count": 12,
                     *         "demand": 12,
                     *         "difficulty": 12,
                     *         "gain": {
                     *           "low": 12,
                     *           "mid": 12,
                     *           "high": 12
                     *         },
                     *         "visibility": 12,
                     *         "leader": {
                     *           "competitor_id": "01990000-0000-7000-8000-000000000000",
                     *           "domain_name": "brewlane.example",
                     *           "display_name": "Brewlane",
                     *           "visibility": 12
                     *         },
                     *         "top_ten_count": 12,
                     *         "gap_count": 12,
                     *         "relevance": 12,
                     *         "relevance_class": "listed",
                     *         "relevance_evidence": {
                     *           "kind": "query",
                     *           "text": "text"
                     *         },
                     *         "page_state": "one",
                     *         "page_count": 12,
                     *         "pages": [
                     *           {
                     *             "url": "https://brewlane.example/burr-grinders",
                     *             "keyword_count": 12,
                     *             "share": 12
                     *           }
                     *         ],
                     *         "updated_at": "2026-11-21T12:00:00.000Z",
                     *         "page_groups": [
                     *           {
                     *             "main_keyword": {
                     *               "id": "01990000-0000-7000-8000-000000000000",
                     *               "keyword_text": "burr grinder"
                     *             },
                     *             "keyword_count": 12,
                     *             "keywords": [
                     *               {
                     *                 "id": "01990000-0000-7000-8000-000000000000",
                     *                 "keyword_text": "burr grinder",
                     *                 "search_volume": 12,
                     *                 "intent_type": "commercial",
                     *                 "rank_group": 12,
                     *                 "ranking_url": "https://brewlane.example/burr-grinders",
                     *                 "gain": {
                     *                   "low": 12,
                     *                   "mid": 12,
                     *                   "high": 12
                     *                 },
                     *                 "relevance": 12,
                     *                 "relevance_class": "listed",
                     *                 "relevance_evidence": {
                     *                   "kind": "query",
                     *                   "text": "text"
                     *                 }
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "data_source": "sample"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            id: string;
                            name: string;
                            given_name: string | null;
                            is_pinned: boolean;
                            is_hidden: boolean;
                            /** @enum {string} */
                            basis: "wording" | "results" | "pages";
                            main_keyword: {
                                id: string;
                                keyword_text: string;
                            } | null;
                            keyword_count: number;
                            page_group_count: number;
                            demand: number | null;
                            difficulty: number | null;
                            gain: {
                                low: number;
                                mid: number;
                                high: number;
                            } | null;
                            visibility: number | null;
                            leader: {
                                competitor_id: string;
                                domain_name: string;
                                display_name: string;
                                visibility: number;
                            } | null;
                            top_ten_count: number;
                            gap_count: number;
                            relevance: number | null;
                            /** @enum {string|null} */
                            relevance_class: "listed" | "maybe" | "hidden" | null;
                            relevance_evidence: {
                                /** @enum {string} */
                                kind: "query" | "page" | "keyword" | "plan" | "competitor" | "vote";
                                text: string;
                            } | null;
                            /** @enum {string} */
                            page_state: "one" | "several" | "none";
                            page_count: number;
                            pages: {
                                url: string;
                                keyword_count: number;
                                share: number;
                            }[];
                            /** Format: date-time */
                            updated_at: string;
                            page_groups: {
                                main_keyword: {
                                    id: string;
                                    keyword_text: string;
                                };
                                keyword_count: number;
                                keywords: {
                                    id: string;
                                    keyword_text: string;
                                    search_volume: number | null;
                                    /** @enum {string|null} */
                                    intent_type: "commercial" | "informational" | "navigational" | "transactional" | null;
                                    rank_group: number | null;
                                    ranking_url: string | null;
                                    gain: {
                                        low: number;
                                        mid: number;
                                        high: number;
                                    } | null;
                                    relevance: number | null;
                                    /** @enum {string|null} */
                                    relevance_class: "listed" | "maybe" | "hidden" | null;
                                    relevance_evidence: {
                                        /** @enum {string} */
                                        kind: "query" | "page" | "keyword" | "plan" | "competitor" | "vote";
                                        text: string;
                                    } | null;
                                }[];
                            }[];
                            /** @enum {string|null} */
                            data_source: "sample" | "dataforseo" | "import" | null;
                        };
                    };
                };
            };
            /** @description Nothing has changed since the answer with that `ETag`. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    postTopicsRebuild: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your choice for this request, 1 to 255 visible ASCII characters. The same key with the same request is answered again as it was the first time, for 24 hours, and nothing is done twice.
                 * @example nightly-2026-11-21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "domain_id": "01990000-0000-7000-8000-000000000000"
                 *     }
                 */
                "application/json": {
                    domain_id: string;
                };
            };
        };
        responses: {
            /** @description Start a run that groups all keywords again, or join the current one */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "run": {
                     *           "run": 12,
                     *           "kind": "full",
                     *           "state": "queued",
                     *           "step": "vectors",
                     *           "progress": 12,
                     *           "message": "text",
                     *           "created_at": "2026-11-21T12:00:00.000Z",
                     *           "started_at": "2026-11-21T12:00:00.000Z",
                     *           "finished_at": "2026-11-21T12:00:00.000Z"
                     *         },
                     *         "topic_count": 12,
                     *         "alone_count": 12,
                     *         "not_grouped_count": 12,
                     *         "waiting_count": 12,
                     *         "grouped_at": "2026-11-21T12:00:00.000Z",
                     *         "vectors": {
                     *           "source": "built_in",
                     *           "model": "text",
                     *           "reason": "text"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            run: {
                                run: number;
                                /** @enum {string} */
                                kind: "full" | "place";
                                /** @enum {string} */
                                state: "queued" | "running" | "done" | "failed" | "cancelled";
                                /** @enum {string|null} */
                                step: "vectors" | "intents" | "relevance" | "topics" | "figures" | null;
                                progress: number;
                                message: string | null;
                                /** Format: date-time */
                                created_at: string;
                                /** Format: date-time */
                                started_at: string | null;
                                /** Format: date-time */
                                finished_at: string | null;
                            } | null;
                            topic_count: number;
                            alone_count: number;
                            not_grouped_count: number;
                            waiting_count: number;
                            /** Format: date-time */
                            grouped_at: string | null;
                            vectors: {
                                /** @enum {string} */
                                source: "built_in" | "endpoint";
                                model: string | null;
                                reason: string | null;
                            } | null;
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412Untagged"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    postTopicsCancel: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your choice for this request, 1 to 255 visible ASCII characters. The same key with the same request is answered again as it was the first time, for 24 hours, and nothing is done twice.
                 * @example nightly-2026-11-21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "domain_id": "01990000-0000-7000-8000-000000000000"
                 *     }
                 */
                "application/json": {
                    domain_id: string;
                };
            };
        };
        responses: {
            /** @description Cancel the current run; topics stay as they are */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "run": {
                     *           "run": 12,
                     *           "kind": "full",
                     *           "state": "queued",
                     *           "step": "vectors",
                     *           "progress": 12,
                     *           "message": "text",
                     *           "created_at": "2026-11-21T12:00:00.000Z",
                     *           "started_at": "2026-11-21T12:00:00.000Z",
                     *           "finished_at": "2026-11-21T12:00:00.000Z"
                     *         },
                     *         "topic_count": 12,
                     *         "alone_count": 12,
                     *         "not_grouped_count": 12,
                     *         "waiting_count": 12,
                     *         "grouped_at": "2026-11-21T12:00:00.000Z",
                     *         "vectors": {
                     *           "source": "built_in",
                     *           "model": "text",
                     *           "reason": "text"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            run: {
                                run: number;
                                /** @enum {string} */
                                kind: "full" | "place";
                                /** @enum {string} */
                                state: "queued" | "running" | "done" | "failed" | "cancelled";
                                /** @enum {string|null} */
                                step: "vectors" | "intents" | "relevance" | "topics" | "figures" | null;
                                progress: number;
                                message: string | null;
                                /** Format: date-time */
                                created_at: string;
                                /** Format: date-time */
                                started_at: string | null;
                                /** Format: date-time */
                                finished_at: string | null;
                            } | null;
                            topic_count: number;
                            alone_count: number;
                            not_grouped_count: number;
                            waiting_count: number;
                            /** Format: date-time */
                            grouped_at: string | null;
                            vectors: {
                                /** @enum {string} */
                                source: "built_in" | "endpoint";
                                model: string | null;
                                reason: string | null;
                            } | null;
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412Untagged"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    postTopicsMoveKeywords: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your choice for this request, 1 to 255 visible ASCII characters. The same key with the same request is answered again as it was the first time, for 24 hours, and nothing is done twice.
                 * @example nightly-2026-11-21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "domain_id": "01990000-0000-7000-8000-000000000000",
                 *       "keyword_ids": [
                 *         "01990000-0000-7000-8000-000000000000"
                 *       ],
                 *       "topic_id": "01990000-0000-7000-8000-000000000000"
                 *     }
                 */
                "application/json": {
                    domain_id: string;
                    keyword_ids: string[];
                    topic_id: string | null;
                };
            };
        };
        responses: {
            /** @description Move up to 1,000 keywords into a topic; without one, they are on their own */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "correction_id": "01990000-0000-7000-8000-000000000000",
                     *         "topic_ids": [
                     *           "01990000-0000-7000-8000-000000000000"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            correction_id: string | null;
                            topic_ids: string[];
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412Untagged"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    postTopicsByIdMerge: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your choice for this request, 1 to 255 visible ASCII characters. The same key with the same request is answered again as it was the first time, for 24 hours, and nothing is done twice.
                 * @example nightly-2026-11-21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "domain_id": "01990000-0000-7000-8000-000000000000",
                 *       "absorbed_ids": [
                 *         "01990000-0000-7000-8000-000000000000"
                 *       ]
                 *     }
                 */
                "application/json": {
                    domain_id: string;
                    absorbed_ids: string[];
                };
            };
        };
        responses: {
            /** @description Merge up to 50 other topics into a topic */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "correction_id": "01990000-0000-7000-8000-000000000000",
                     *         "topic_ids": [
                     *           "01990000-0000-7000-8000-000000000000"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            correction_id: string | null;
                            topic_ids: string[];
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412Untagged"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    postTopicsByIdSplit: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your choice for this request, 1 to 255 visible ASCII characters. The same key with the same request is answered again as it was the first time, for 24 hours, and nothing is done twice.
                 * @example nightly-2026-11-21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "domain_id": "01990000-0000-7000-8000-000000000000",
                 *       "keyword_ids": [
                 *         "01990000-0000-7000-8000-000000000000"
                 *       ],
                 *       "name": "Brewlane"
                 *     }
                 */
                "application/json": {
                    domain_id: string;
                    keyword_ids: string[];
                    name?: string;
                };
            };
        };
        responses: {
            /** @description Split keywords of a topic off into a new topic, the first of topic_ids */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "correction_id": "01990000-0000-7000-8000-000000000000",
                     *         "topic_ids": [
                     *           "01990000-0000-7000-8000-000000000000"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            correction_id: string | null;
                            topic_ids: string[];
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412Untagged"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    postTopicsByIdRename: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your choice for this request, 1 to 255 visible ASCII characters. The same key with the same request is answered again as it was the first time, for 24 hours, and nothing is done twice.
                 * @example nightly-2026-11-21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "domain_id": "01990000-0000-7000-8000-000000000000",
                 *       "name": "Brewlane"
                 *     }
                 */
                "application/json": {
                    domain_id: string;
                    name: string | null;
                };
            };
        };
        responses: {
            /** @description Rename a topic; null returns to its computed name */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "correction_id": "01990000-0000-7000-8000-000000000000",
                     *         "topic_ids": [
                     *           "01990000-0000-7000-8000-000000000000"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            correction_id: string | null;
                            topic_ids: string[];
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412Untagged"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    postTopicsByIdPin: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your choice for this request, 1 to 255 visible ASCII characters. The same key with the same request is answered again as it was the first time, for 24 hours, and nothing is done twice.
                 * @example nightly-2026-11-21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "domain_id": "01990000-0000-7000-8000-000000000000",
                 *       "is_pinned": false
                 *     }
                 */
                "application/json": {
                    domain_id: string;
                    is_pinned: boolean;
                };
            };
        };
        responses: {
            /** @description Pin or unpin a topic */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "correction_id": "01990000-0000-7000-8000-000000000000",
                     *         "topic_ids": [
                     *           "01990000-0000-7000-8000-000000000000"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            correction_id: string | null;
                            topic_ids: string[];
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412Untagged"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    postTopicsByIdHide: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your choice for this request, 1 to 255 visible ASCII characters. The same key with the same request is answered again as it was the first time, for 24 hours, and nothing is done twice.
                 * @example nightly-2026-11-21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "domain_id": "01990000-0000-7000-8000-000000000000",
                 *       "is_hidden": false
                 *     }
                 */
                "application/json": {
                    domain_id: string;
                    is_hidden: boolean;
                };
            };
        };
        responses: {
            /** @description Hide a topic or show it again */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "correction_id": "01990000-0000-7000-8000-000000000000",
                     *         "topic_ids": [
                     *           "01990000-0000-7000-8000-000000000000"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            correction_id: string | null;
                            topic_ids: string[];
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412Untagged"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    postTopicsByIdVote: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your choice for this request, 1 to 255 visible ASCII characters. The same key with the same request is answered again as it was the first time, for 24 hours, and nothing is done twice.
                 * @example nightly-2026-11-21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "domain_id": "01990000-0000-7000-8000-000000000000",
                 *       "vote": "ours"
                 *     }
                 */
                "application/json": {
                    domain_id: string;
                    /** @enum {string} */
                    vote: "ours" | "not_ours";
                };
            };
        };
        responses: {
            /** @description Say whether a topic is about the site */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "correction_id": "01990000-0000-7000-8000-000000000000",
                     *         "topic_ids": [
                     *           "01990000-0000-7000-8000-000000000000"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            correction_id: string | null;
                            topic_ids: string[];
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412Untagged"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    postTopicsCorrectionsByIdUndo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your choice for this request, 1 to 255 visible ASCII characters. The same key with the same request is answered again as it was the first time, for 24 hours, and nothing is done twice.
                 * @example nightly-2026-11-21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "domain_id": "01990000-0000-7000-8000-000000000000"
                 *     }
                 */
                "application/json": {
                    domain_id: string;
                };
            };
        };
        responses: {
            /** @description Undo a correction; 409 while a later one is about the same keywords or topic */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "correction_id": "01990000-0000-7000-8000-000000000000",
                     *         "topic_ids": [
                     *           "01990000-0000-7000-8000-000000000000"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            correction_id: string | null;
                            topic_ids: string[];
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412Untagged"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    getReports: {
        parameters: {
            query: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                domain_id: string;
                /** @example 01990000-0000-7000-8000-000000000000 */
                company_id?: string;
                /** @example false */
                force_refresh?: boolean;
                /** @example 2840 */
                location_code?: number | null;
                /** @example en */
                language_code?: string;
            };
            header?: {
                /** @description The `ETag` of the answer that you have. When it still holds, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keyword report of a domain */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "aiInsights": {
                     *         "strategic_assessment": {
                     *           "overall_health": "excellent",
                     *           "summary": "Which grinders fit which way of brewing.",
                     *           "key_strengths": [
                     *             "text"
                     *           ],
                     *           "key_weaknesses": [
                     *             "text"
                     *           ]
                     *         },
                     *         "priority_actions": [
                     *           {
                     *             "action": "text",
                     *             "rationale": "text",
                     *             "expected_impact": "text",
                     *             "expected_timeline": "text",
                     *             "implementation_difficulty": "low",
                     *             "competitor_context": "text",
                     *             "quantifiable_impact": "text",
                     *             "success_metrics": [
                     *               "text"
                     *             ],
                     *             "required_resources": [
                     *               "text"
                     *             ],
                     *             "contingency_plans": [
                     *               "text"
                     *             ]
                     *           }
                     *         ],
                     *         "growth_opportunities": [
                     *           {
                     *             "opportunity": "text",
                     *             "description": "Which grinders fit which way of brewing.",
                     *             "competitive_advantage": "text",
                     *             "quantifiable_impact": {
                     *               "level": "high",
                     *               "percentage_growth": 12
                     *             },
                     *             "expected_roi_timeframe": "text",
                     *             "implementation_approach": "text"
                     *           }
                     *         ],
                     *         "competitive_insights": {
                     *           "positioning": "text",
                     *           "key_gaps": [
                     *             "text"
                     *           ],
                     *           "recommendations": [
                     *             "text"
                     *           ]
                     *         },
                     *         "risk_areas": [
                     *           {
                     *             "risk": "text",
                     *             "impact": "high",
                     *             "mitigation": "text"
                     *           }
                     *         ]
                     *       },
                     *       "health": {
                     *         "is_rated": false,
                     *         "score": 12,
                     *         "low": 12,
                     *         "high": 12,
                     *         "unknown": [
                     *           "text"
                     *         ]
                     *       },
                     *       "rankingDistribution": {
                     *         "total_ranked_keywords": 12,
                     *         "distribution_by_position": {
                     *           "top_3": 12,
                     *           "top_10": 12,
                     *           "top_20": 12,
                     *           "top_50": 12,
                     *           "beyond_50": 12
                     *         },
                     *         "top_rankings": [
                     *           {
                     *             "keyword_text": "burr grinder",
                     *             "search_volume": 12,
                     *             "ranking_url": "https://brewlane.example/burr-grinders",
                     *             "rank_group": 12,
                     *             "rank_absolute": 12
                     *           }
                     *         ]
                     *       },
                     *       "domainSummary": {
                     *         "avg_search_volume": 12,
                     *         "avg_difficulty_score": 12,
                     *         "avg_rank": 12,
                     *         "average_rank_absolute": 12
                     *       },
                     *       "momentum": {
                     *         "percent_trending_up_3m": 12,
                     *         "top_gainers": [
                     *           {
                     *             "keyword_text": "burr grinder",
                     *             "search_volume": 12,
                     *             "momentum_score": 12,
                     *             "trends": {
                     *               "one_month": {
                     *                 "change": 12,
                     *                 "change_formatted": "text",
                     *                 "trend": "up"
                     *               },
                     *               "three_months": {
                     *                 "change": 12,
                     *                 "change_formatted": "text",
                     *                 "trend": "up"
                     *               },
                     *               "twelve_months": {
                     *                 "change": 12,
                     *                 "change_formatted": "text",
                     *                 "trend": "up"
                     *               }
                     *             }
                     *           }
                     *         ],
                     *         "top_losers": [
                     *           {
                     *             "keyword_text": "burr grinder",
                     *             "search_volume": 12,
                     *             "momentum_score": 12,
                     *             "trends": {
                     *               "one_month": {
                     *                 "change": 12,
                     *                 "change_formatted": "text",
                     *                 "trend": "up"
                     *               },
                     *               "three_months": {
                     *                 "change": 12,
                     *                 "change_formatted": "text",
                     *                 "trend": "up"
                     *               },
                     *               "twelve_months": {
                     *                 "change": 12,
                     *                 "change_formatted": "text",
                     *                 "trend": "up"
                     *               }
                     *             }
                     *           }
                     *         ]
                     *       },
                     *       "opportunities": [
                     *         {
                     *           "keyword_text": "burr grinder",
                     *           "search_volume": 12,
                     *           "rank_group": 12,
                     *           "rank_absolute": 12,
                     *           "rank_state": "ranked",
                     *           "rank_depth": 12,
                     *           "difficulty_score": 12,
                     *           "trend_3m": "text",
                     *           "calculated_opportunity": 12,
                     *           "gain": null,
                     *           "impact_potential": 12,
                     *           "content_suggestion": {
                     *             "recommended_format": "text",
                     *             "target_word_count": 12,
                     *             "content_angle": "text",
                     *             "content_outline": {
                     *               "title": "Compare burr grinders",
                     *               "meta_description": "Which grinders fit which way of brewing.",
                     *               "sections": [
                     *                 {
                     *                   "heading": "text",
                     *                   "key_points": [
                     *                     "text"
                     *                   ]
                     *                 }
                     *               ]
                     *             },
                     *             "alternative_formats": [
                     *               "text"
                     *             ],
                     *             "impact_assessment": {
                     *               "difficulty": "low",
                     *               "estimated_traffic": 12
                     *             }
                     *           }
                     *         }
                     *       ],
                     *       "competitors": [
                     *         {
                     *           "id": "01990000-0000-7000-8000-000000000000",
                     *           "name": "Brewlane",
                     *           "domain": "brewlane.example",
                     *           "top_keywords_analysis": {
                     *             "missed_opportunities": [
                     *               {
                     *                 "keyword": "burr grinder",
                     *                 "rank": 12,
                     *                 "search_volume": 12,
                     *                 "difficulty_score": 12,
                     *                 "ranking_title": "text",
                     *                 "gap_score": 12
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "competitorStrategy": {
                     *         "strategies_analyzed": 12,
                     *         "competitor_strategies": [
                     *           {
                     *             "competitor_name": "text",
                     *             "competitor_domain": "brewlane.example",
                     *             "primary_strategy": "comparison_pages",
                     *             "strategy_summary": "Which grinders fit which way of brewing.",
                     *             "evidence": {
                     *               "keyword_signals": [
                     *                 "text"
                     *               ]
                     *             },
                     *             "how_to_copy": [
                     *               "text"
                     *             ],
                     *             "risks": [
                     *               "text"
                     *             ]
                     *           }
                     *         ]
                     *       },
                     *       "pages": {
                     *         "pages_by_keyword_count": [
                     *           {
                     *             "url": "https://brewlane.example/burr-grinders",
                     *             "keyword_count": 12,
                     *             "avg_rank": 12
                     *           }
                     *         ]
                     *       },
                     *       "evidence": [
                     *         {
                     *           "keywords": [
                     *             {
                     *               "keyword_text": "burr grinder",
                     *               "competitor_domain": "brewlane.example",
                     *               "rank_group": 12,
                     *               "rank_absolute": 12,
                     *               "search_volume": 12,
                     *               "difficulty_score": 12,
                     *               "extra_clicks": 12,
                     *               "gain": null,
                     *               "gap_score": 12,
                     *               "changes": {
                     *                 "one_month": 12,
                     *                 "three_months": 12,
                     *                 "twelve_months": 12
                     *               }
                     *             }
                     *           ],
                     *           "competitors": [
                     *             {
                     *               "id": "01990000-0000-7000-8000-000000000000",
                     *               "name": "Brewlane",
                     *               "domain": "brewlane.example",
                     *               "overlap_percentage": 12,
                     *               "organic_keywords_count": 12,
                     *               "organic_traffic": 12,
                     *               "paid_keywords_count": 12,
                     *               "content_gaps_count": 12
                     *             }
                     *           ],
                     *           "pages": [
                     *             {
                     *               "url": "https://brewlane.example/burr-grinders",
                     *               "keyword_count": 12,
                     *               "avg_rank": 12
                     *             }
                     *           ],
                     *           "figures": [
                     *             {
                     *               "name": "Brewlane",
                     *               "value": 12,
                     *               "unit": "text",
                     *               "view": {
                     *                 "sort_by": "search_volume",
                     *                 "sort_order": "asc"
                     *               }
                     *             }
                     *           ],
                     *           "path": "text"
                     *         }
                     *       ],
                     *       "model_version": 12,
                     *       "generated_at": "2026-11-21T12:00:00.000Z",
                     *       "data_source": "sample",
                     *       "analyst": "text",
                     *       "authors": [
                     *         {
                     *           "path": "text",
                     *           "generated_by": "text",
                     *           "prompt_version": 12,
                     *           "fallback": "timed_out"
                     *         }
                     *       ],
                     *       "model_usage": {
                     *         "model": "text",
                     *         "prompt_version": 12,
                     *         "asked_sections": 12,
                     *         "kept_sections": 12,
                     *         "input_tokens": 12,
                     *         "output_tokens": 12,
                     *         "cost_usd": 12
                     *       },
                     *       "click_curve_on": "2026-11-21",
                     *       "numbers_on": "2026-11-21",
                     *       "success": true
                     *     }
                     */
                    "application/json": {
                        aiInsights: {
                            strategic_assessment: {
                                /** @enum {string} */
                                overall_health: "excellent" | "good" | "fair" | "poor";
                                summary: string;
                                key_strengths: string[];
                                key_weaknesses: string[];
                            };
                            priority_actions: {
                                action: string;
                                rationale: string;
                                expected_impact: string;
                                expected_timeline: string;
                                /** @enum {string} */
                                implementation_difficulty: "low" | "medium" | "high";
                                competitor_context: string;
                                quantifiable_impact: string;
                                success_metrics: string[];
                                required_resources: string[];
                                contingency_plans: string[];
                            }[];
                            growth_opportunities: {
                                opportunity: string;
                                description: string;
                                competitive_advantage: string;
                                quantifiable_impact: {
                                    /** @enum {string} */
                                    level: "high" | "medium" | "low";
                                    percentage_growth: number | null;
                                };
                                expected_roi_timeframe: string;
                                implementation_approach: string;
                            }[];
                            competitive_insights: {
                                positioning: string;
                                key_gaps: string[];
                                recommendations: string[];
                            };
                            risk_areas: {
                                risk: string;
                                /** @enum {string} */
                                impact: "high" | "medium" | "low";
                                mitigation: string;
                            }[];
                        };
                        health?: {
                            is_rated: boolean;
                            score: number | null;
                            low: number | null;
                            high: number | null;
                            unknown: string[];
                        } | null;
                        rankingDistribution: {
                            total_ranked_keywords: number;
                            distribution_by_position: {
                                top_3: number;
                                top_10: number;
                                top_20: number;
                                top_50: number;
                                beyond_50: number;
                            };
                            top_rankings: {
                                keyword_text: string;
                                search_volume: number | null;
                                ranking_url: string | null;
                                rank_group: number;
                                rank_absolute: number;
                            }[];
                        };
                        domainSummary: {
                            avg_search_volume: number | null;
                            avg_difficulty_score: number | null;
                            avg_rank: number | null;
                            average_rank_absolute: number | null;
                        };
                        momentum: {
                            percent_trending_up_3m: number | null;
                            top_gainers: {
                                keyword_text: string;
                                search_volume: number | null;
                                momentum_score: number;
                                trends: {
                                    one_month: {
                                        change: number | null;
                                        change_formatted: string;
                                        /** @enum {string} */
                                        trend: "up" | "down" | "other";
                                    };
                                    three_months: {
                                        change: number | null;
                                        change_formatted: string;
                                        /** @enum {string} */
                                        trend: "up" | "down" | "other";
                                    };
                                    twelve_months: {
                                        change: number | null;
                                        change_formatted: string;
                                        /** @enum {string} */
                                        trend: "up" | "down" | "other";
                                    };
                                };
                            }[];
                            top_losers: {
                                keyword_text: string;
                                search_volume: number | null;
                                momentum_score: number;
                                trends: {
                                    one_month: {
                                        change: number | null;
                                        change_formatted: string;
                                        /** @enum {string} */
                                        trend: "up" | "down" | "other";
                                    };
                                    three_months: {
                                        change: number | null;
                                        change_formatted: string;
                                        /** @enum {string} */
                                        trend: "up" | "down" | "other";
                                    };
                                    twelve_months: {
                                        change: number | null;
                                        change_formatted: string;
                                        /** @enum {string} */
                                        trend: "up" | "down" | "other";
                                    };
                                };
                            }[];
                        };
                        opportunities: {
                            keyword_text: string;
                            search_volume: number | null;
                            rank_group: number | null;
                            rank_absolute: number | null;
                            /** @enum {string|null} */
                            rank_state?: "ranked" | "not_found" | "not_checked" | "failed" | null;
                            rank_depth?: number | null;
                            difficulty_score: number | null;
                            trend_3m: string;
                            calculated_opportunity: number;
                            /** @default null */
                            gain: {
                                low: number;
                                mid: number;
                                high: number;
                                success: number;
                                chance: number;
                                target: number | null;
                                /** @enum {string} */
                                verb: "write" | "update" | "link" | "merge";
                                /** @enum {string} */
                                source: "impressions" | "volume";
                                /** @enum {string} */
                                curve: "published" | "site_factor" | "own";
                                level: number;
                                terms: {
                                    /** @enum {string} */
                                    name: "searches" | "position" | "rate_now" | "level" | "feature" | "season" | "trend" | "target" | "rate_target" | "ease" | "chance" | "curve_error";
                                    value: number | null;
                                    low: number | null;
                                    high: number | null;
                                }[];
                            } | null;
                            impact_potential: number;
                            content_suggestion: {
                                recommended_format: string;
                                target_word_count: number;
                                content_angle: string;
                                content_outline: {
                                    title: string;
                                    meta_description: string;
                                    sections: {
                                        heading: string;
                                        key_points: string[];
                                    }[];
                                };
                                alternative_formats: string[];
                                impact_assessment: {
                                    /** @enum {string} */
                                    difficulty: "low" | "medium" | "high";
                                    estimated_traffic: number;
                                };
                            };
                        }[];
                        competitors: {
                            id: string;
                            name: string;
                            domain: string;
                            top_keywords_analysis: {
                                missed_opportunities: {
                                    keyword: string;
                                    rank: number;
                                    search_volume: number | null;
                                    difficulty_score: number | null;
                                    ranking_title: string | null;
                                    gap_score: number | null;
                                }[];
                            };
                        }[];
                        competitorStrategy: {
                            strategies_analyzed: number;
                            competitor_strategies: {
                                competitor_name: string;
                                competitor_domain: string;
                                /** @enum {string} */
                                primary_strategy: "comparison_pages" | "commercial_intent" | "informational_hub" | "mixed" | "paid_focus" | "brand_navigation" | "local_seo" | "other";
                                strategy_summary: string;
                                evidence: {
                                    keyword_signals: string[];
                                };
                                how_to_copy: string[];
                                risks: string[];
                            }[];
                        };
                        pages: {
                            pages_by_keyword_count: {
                                url: string;
                                keyword_count: number;
                                avg_rank: number;
                            }[];
                        };
                        evidence: {
                            keywords: {
                                keyword_text: string;
                                competitor_domain: string | null;
                                rank_group: number | null;
                                rank_absolute: number | null;
                                search_volume: number | null;
                                difficulty_score: number | null;
                                extra_clicks: number | null;
                                /** @default null */
                                gain: {
                                    low: number;
                                    mid: number;
                                    high: number;
                                } | null;
                                gap_score: number | null;
                                changes: {
                                    one_month: number | null;
                                    three_months: number | null;
                                    twelve_months: number | null;
                                };
                            }[];
                            competitors: {
                                id: string;
                                name: string;
                                domain: string;
                                overlap_percentage: number;
                                organic_keywords_count: number;
                                organic_traffic: number;
                                paid_keywords_count: number | null;
                                content_gaps_count: number;
                            }[];
                            pages: {
                                url: string;
                                keyword_count: number | null;
                                avg_rank: number | null;
                            }[];
                            figures: {
                                name: string;
                                value: number;
                                unit: string;
                                view: {
                                    /** @enum {string} */
                                    sort_by: "search_volume" | "clicks" | "difficulty_score" | "opportunity_score" | "rank_absolute" | "last_ranking_check" | "trend_monthly" | "trend_quarterly" | "trend_yearly";
                                    /** @enum {string} */
                                    sort_order: "asc" | "desc";
                                } | null;
                            }[];
                            path: string;
                        }[];
                        model_version: number;
                        /** Format: date-time */
                        generated_at: string;
                        /** @enum {string|null} */
                        data_source: "sample" | "dataforseo" | "import" | null;
                        analyst: string;
                        authors: {
                            path: string;
                            generated_by: string;
                            prompt_version: number | null;
                            /** @enum {string|null} */
                            fallback: "timed_out" | "unreachable" | "busy" | "refused" | "unreadable" | "unproven" | "token_limit" | "skipped" | null;
                        }[];
                        model_usage: {
                            model: string;
                            prompt_version: number;
                            asked_sections: number;
                            kept_sections: number;
                            input_tokens: number | null;
                            output_tokens: number | null;
                            cost_usd: number | null;
                        } | null;
                        /** Format: date */
                        click_curve_on: string | null;
                        /** Format: date */
                        numbers_on: string | null;
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
            /** @description Nothing has changed since the answer with that `ETag`. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    getCompetitors: {
        parameters: {
            query: {
                /** @example 1 */
                page?: number;
                /** @example 20 */
                limit?: number;
                /** @example 01990000-0000-7000-8000-000000000000 */
                domain_id: string;
                /** @example true */
                active_only?: boolean;
                /** @example 2840 */
                location_code?: number | null;
                /** @example en */
                language_code?: string;
            };
            header?: {
                /** @description The `ETag` of the answer that you have. When it still holds, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of a domain's competitors, with the summary */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "01990000-0000-7000-8000-000000000000",
                     *           "domain_name": "brewlane.example",
                     *           "display_name": "Brewlane",
                     *           "value_prop": "Which grinders fit which way of brewing.",
                     *           "created_at": "2026-11-21T12:00:00.000Z",
                     *           "is_active": false,
                     *           "latest_metrics": {
                     *             "metric_date": "2026-11-21",
                     *             "organic_keywords_count": 12,
                     *             "organic_traffic": 12,
                     *             "paid_keywords_count": 12,
                     *             "paid_traffic": 12,
                     *             "content_gaps_count": 12,
                     *             "overlap_percentage": 12
                     *           },
                     *           "top_keywords": [
                     *             {
                     *               "keyword": "burr grinder",
                     *               "rank_group": 12,
                     *               "rank_absolute": 12,
                     *               "search_volume": 12,
                     *               "difficulty_score": 12
                     *             }
                     *           ],
                     *           "content_gap_analysis": {
                     *             "content_gaps": 12,
                     *             "top_gap_keyword": {
                     *               "keyword": "burr grinder",
                     *               "rank": 12,
                     *               "search_volume": 12,
                     *               "difficulty_score": 12,
                     *               "ranking_title": "text",
                     *               "gap_score": 12
                     *             },
                     *             "gap_keywords": [
                     *               {
                     *                 "keyword": "burr grinder",
                     *                 "rank": 12,
                     *                 "search_volume": 12,
                     *                 "difficulty_score": 12,
                     *                 "ranking_title": "text",
                     *                 "gap_score": 12
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 12,
                     *         "limit": 12,
                     *         "total": 12,
                     *         "pages": 12
                     *       },
                     *       "trends": {
                     *         "organic_keywords": {
                     *           "trend": "up"
                     *         },
                     *         "content_gaps": {
                     *           "trend": "up"
                     *         }
                     *       },
                     *       "content_gap_summary": {
                     *         "total_content_gaps": 12
                     *       },
                     *       "summary": {
                     *         "trackedCompetitors": {
                     *           "current": 12,
                     *           "trend": "up",
                     *           "changePercent": 12
                     *         },
                     *         "keywordOpportunities": {
                     *           "current": 12,
                     *           "trend": "up",
                     *           "changePercent": 12
                     *         },
                     *         "contentGaps": {
                     *           "current": 12,
                     *           "trend": "up",
                     *           "changePercent": 12
                     *         }
                     *       },
                     *       "data_source": "sample",
                     *       "success": true
                     *     }
                     */
                    "application/json": {
                        data: {
                            id: string;
                            domain_name: string;
                            display_name: string;
                            value_prop: string | null;
                            /** Format: date-time */
                            created_at: string;
                            is_active: boolean;
                            latest_metrics: {
                                metric_date: string;
                                organic_keywords_count: number;
                                organic_traffic: number;
                                paid_keywords_count: number | null;
                                paid_traffic: number | null;
                                content_gaps_count: number;
                                overlap_percentage: number;
                            } | null;
                            top_keywords: {
                                keyword: string;
                                rank_group: number | null;
                                rank_absolute: number | null;
                                search_volume: number | null;
                                difficulty_score: number | null;
                            }[];
                            content_gap_analysis: {
                                content_gaps: number;
                                top_gap_keyword: {
                                    keyword: string;
                                    rank: number;
                                    search_volume: number | null;
                                    difficulty_score: number | null;
                                    ranking_title: string | null;
                                    gap_score: number | null;
                                } | null;
                                gap_keywords: {
                                    keyword: string;
                                    rank: number;
                                    search_volume: number | null;
                                    difficulty_score: number | null;
                                    ranking_title: string | null;
                                    gap_score: number | null;
                                }[];
                            };
                        }[];
                        pagination: {
                            page: number;
                            limit: number;
                            total: number;
                            pages: number;
                        };
                        trends: {
                            organic_keywords: {
                                /** @enum {string} */
                                trend: "up" | "down" | "neutral";
                            };
                            content_gaps: {
                                /** @enum {string} */
                                trend: "up" | "down" | "neutral";
                            };
                        };
                        content_gap_summary: {
                            total_content_gaps: number;
                        };
                        summary: {
                            trackedCompetitors: {
                                current: number;
                                /** @enum {string} */
                                trend: "up" | "down" | "neutral";
                                changePercent: number | null;
                            };
                            keywordOpportunities: {
                                current: number;
                                /** @enum {string} */
                                trend: "up" | "down" | "neutral";
                                changePercent: number | null;
                            };
                            contentGaps: {
                                current: number;
                                /** @enum {string} */
                                trend: "up" | "down" | "neutral";
                                changePercent: number | null;
                            };
                        };
                        /** @enum {string|null} */
                        data_source: "sample" | "dataforseo" | "import" | null;
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
            /** @description Nothing has changed since the answer with that `ETag`. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    postCompetitors: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your choice for this request, 1 to 255 visible ASCII characters. The same key with the same request is answered again as it was the first time, for 24 hours, and nothing is done twice.
                 * @example nightly-2026-11-21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "domain_id": "01990000-0000-7000-8000-000000000000",
                 *       "competitor_domain": "brewlane.example",
                 *       "domain_name": "brewlane.example"
                 *     }
                 */
                "application/json": {
                    domain_id: string;
                    competitor_domain?: string;
                    domain_name?: string;
                };
            };
        };
        responses: {
            /** @description Track a competitor of a domain */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "01990000-0000-7000-8000-000000000000",
                     *         "domain_name": "brewlane.example",
                     *         "display_name": "Brewlane",
                     *         "value_prop": "Which grinders fit which way of brewing.",
                     *         "created_at": "2026-11-21T12:00:00.000Z",
                     *         "is_active": false,
                     *         "latest_metrics": {
                     *           "metric_date": "2026-11-21",
                     *           "organic_keywords_count": 12,
                     *           "organic_traffic": 12,
                     *           "paid_keywords_count": 12,
                     *           "paid_traffic": 12,
                     *           "content_gaps_count": 12,
                     *           "overlap_percentage": 12
                     *         },
                     *         "top_keywords": [
                     *           {
                     *             "keyword": "burr grinder",
                     *             "rank_group": 12,
                     *             "rank_absolute": 12,
                     *             "search_volume": 12,
                     *             "difficulty_score": 12
                     *           }
                     *         ],
                     *         "content_gap_analysis": {
                     *           "content_gaps": 12,
                     *           "top_gap_keyword": {
                     *             "keyword": "burr grinder",
                     *             "rank": 12,
                     *             "search_volume": 12,
                     *             "difficulty_score": 12,
                     *             "ranking_title": "text",
                     *             "gap_score": 12
                     *           },
                     *           "gap_keywords": [
                     *             {
                     *               "keyword": "burr grinder",
                     *               "rank": 12,
                     *               "search_volume": 12,
                     *               "difficulty_score": 12,
                     *               "ranking_title": "text",
                     *               "gap_score": 12
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            id: string;
                            domain_name: string;
                            display_name: string;
                            value_prop: string | null;
                            /** Format: date-time */
                            created_at: string;
                            is_active: boolean;
                            latest_metrics: {
                                metric_date: string;
                                organic_keywords_count: number;
                                organic_traffic: number;
                                paid_keywords_count: number | null;
                                paid_traffic: number | null;
                                content_gaps_count: number;
                                overlap_percentage: number;
                            } | null;
                            top_keywords: {
                                keyword: string;
                                rank_group: number | null;
                                rank_absolute: number | null;
                                search_volume: number | null;
                                difficulty_score: number | null;
                            }[];
                            content_gap_analysis: {
                                content_gaps: number;
                                top_gap_keyword: {
                                    keyword: string;
                                    rank: number;
                                    search_volume: number | null;
                                    difficulty_score: number | null;
                                    ranking_title: string | null;
                                    gap_score: number | null;
                                } | null;
                                gap_keywords: {
                                    keyword: string;
                                    rank: number;
                                    search_volume: number | null;
                                    difficulty_score: number | null;
                                    ranking_title: string | null;
                                    gap_score: number | null;
                                }[];
                            };
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412Untagged"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    getCompetitorsById: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the answer that you have. When it still holds, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A competitor with its measurements, and its keywords beside our ranks */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "01990000-0000-7000-8000-000000000000",
                     *         "domain_name": "brewlane.example",
                     *         "display_name": "Brewlane",
                     *         "value_prop": "Which grinders fit which way of brewing.",
                     *         "created_at": "2026-11-21T12:00:00.000Z",
                     *         "is_active": false,
                     *         "latest_metrics": {
                     *           "metric_date": "2026-11-21",
                     *           "organic_keywords_count": 12,
                     *           "organic_traffic": 12,
                     *           "paid_keywords_count": 12,
                     *           "paid_traffic": 12,
                     *           "content_gaps_count": 12,
                     *           "overlap_percentage": 12
                     *         },
                     *         "top_keywords": [
                     *           {
                     *             "keyword": "burr grinder",
                     *             "rank_group": 12,
                     *             "rank_absolute": 12,
                     *             "search_volume": 12,
                     *             "difficulty_score": 12,
                     *             "our_rank": 12,
                     *             "our_rank_state": "ranked",
                     *             "our_rank_depth": 12
                     *           }
                     *         ],
                     *         "content_gap_analysis": {
                     *           "content_gaps": 12,
                     *           "top_gap_keyword": {
                     *             "keyword": "burr grinder",
                     *             "rank": 12,
                     *             "search_volume": 12,
                     *             "difficulty_score": 12,
                     *             "ranking_title": "text",
                     *             "gap_score": 12,
                     *             "our_rank": 12,
                     *             "our_rank_state": "ranked",
                     *             "our_rank_depth": 12
                     *           },
                     *           "gap_keywords": [
                     *             {
                     *               "keyword": "burr grinder",
                     *               "rank": 12,
                     *               "search_volume": 12,
                     *               "difficulty_score": 12,
                     *               "ranking_title": "text",
                     *               "gap_score": 12,
                     *               "our_rank": 12,
                     *               "our_rank_state": "ranked",
                     *               "our_rank_depth": 12
                     *             }
                     *           ]
                     *         },
                     *         "location_code": 2840,
                     *         "language_code": "en",
                     *         "data_source": "sample",
                     *         "collected_keywords_count": 12,
                     *         "shared_keywords_count": 12,
                     *         "last_refreshed_at": "2026-11-21T12:00:00.000Z",
                     *         "next_refresh_at": "2026-11-21T12:00:00.000Z",
                     *         "measurements": [
                     *           {
                     *             "metric_date": "2026-11-21",
                     *             "organic_keywords_count": 12,
                     *             "organic_traffic": 12,
                     *             "paid_keywords_count": 12,
                     *             "paid_traffic": 12,
                     *             "content_gaps_count": 12,
                     *             "overlap_percentage": 12
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            id: string;
                            domain_name: string;
                            display_name: string;
                            value_prop: string | null;
                            /** Format: date-time */
                            created_at: string;
                            is_active: boolean;
                            latest_metrics: {
                                metric_date: string;
                                organic_keywords_count: number;
                                organic_traffic: number;
                                paid_keywords_count: number | null;
                                paid_traffic: number | null;
                                content_gaps_count: number;
                                overlap_percentage: number;
                            } | null;
                            top_keywords: {
                                keyword: string;
                                rank_group: number | null;
                                rank_absolute: number | null;
                                search_volume: number | null;
                                difficulty_score: number | null;
                                our_rank: number | null;
                                /** @enum {string|null} */
                                our_rank_state: "ranked" | "not_found" | "not_checked" | "failed" | null;
                                our_rank_depth: number | null;
                            }[];
                            content_gap_analysis: {
                                content_gaps: number;
                                top_gap_keyword: {
                                    keyword: string;
                                    rank: number;
                                    search_volume: number | null;
                                    difficulty_score: number | null;
                                    ranking_title: string | null;
                                    gap_score: number | null;
                                    our_rank: number | null;
                                    /** @enum {string|null} */
                                    our_rank_state: "ranked" | "not_found" | "not_checked" | "failed" | null;
                                    our_rank_depth: number | null;
                                } | null;
                                gap_keywords: {
                                    keyword: string;
                                    rank: number;
                                    search_volume: number | null;
                                    difficulty_score: number | null;
                                    ranking_title: string | null;
                                    gap_score: number | null;
                                    our_rank: number | null;
                                    /** @enum {string|null} */
                                    our_rank_state: "ranked" | "not_found" | "not_checked" | "failed" | null;
                                    our_rank_depth: number | null;
                                }[];
                            };
                            location_code: number;
                            language_code: string;
                            /** @enum {string|null} */
                            data_source: "sample" | "dataforseo" | "import" | null;
                            collected_keywords_count: number;
                            shared_keywords_count: number;
                            /** Format: date-time */
                            last_refreshed_at: string | null;
                            /** Format: date-time */
                            next_refresh_at: string | null;
                            measurements: {
                                metric_date: string;
                                organic_keywords_count: number;
                                organic_traffic: number;
                                paid_keywords_count: number | null;
                                paid_traffic: number | null;
                                content_gaps_count: number;
                                overlap_percentage: number;
                            }[];
                        };
                    };
                };
            };
            /** @description Nothing has changed since the answer with that `ETag`. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    putCompetitorsById: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your choice for this request, 1 to 255 visible ASCII characters. The same key with the same request is answered again as it was the first time, for 24 hours, and nothing is done twice.
                 * @example nightly-2026-11-21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the resource as you have read it. When it has changed since, nothing is done and the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "display_name": "Brewlane",
                 *       "value_prop": "Which grinders fit which way of brewing.",
                 *       "is_active": false
                 *     }
                 */
                "application/json": {
                    display_name?: string;
                    value_prop?: string | null;
                    is_active?: boolean;
                };
            };
        };
        responses: {
            /** @description Change what is said of a competitor, or whether it counts */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "01990000-0000-7000-8000-000000000000",
                     *         "domain_name": "brewlane.example",
                     *         "display_name": "Brewlane",
                     *         "value_prop": "Which grinders fit which way of brewing.",
                     *         "created_at": "2026-11-21T12:00:00.000Z",
                     *         "is_active": false,
                     *         "latest_metrics": {
                     *           "metric_date": "2026-11-21",
                     *           "organic_keywords_count": 12,
                     *           "organic_traffic": 12,
                     *           "paid_keywords_count": 12,
                     *           "paid_traffic": 12,
                     *           "content_gaps_count": 12,
                     *           "overlap_percentage": 12
                     *         },
                     *         "top_keywords": [
                     *           {
                     *             "keyword": "burr grinder",
                     *             "rank_group": 12,
                     *             "rank_absolute": 12,
                     *             "search_volume": 12,
                     *             "difficulty_score": 12
                     *           }
                     *         ],
                     *         "content_gap_analysis": {
                     *           "content_gaps": 12,
                     *           "top_gap_keyword": {
                     *             "keyword": "burr grinder",
                     *             "rank": 12,
                     *             "search_volume": 12,
                     *             "difficulty_score": 12,
                     *             "ranking_title": "text",
                     *             "gap_score": 12
                     *           },
                     *           "gap_keywords": [
                     *             {
                     *               "keyword": "burr grinder",
                     *               "rank": 12,
                     *               "search_volume": 12,
                     *               "difficulty_score": 12,
                     *               "ranking_title": "text",
                     *               "gap_score": 12
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            id: string;
                            domain_name: string;
                            display_name: string;
                            value_prop: string | null;
                            /** Format: date-time */
                            created_at: string;
                            is_active: boolean;
                            latest_metrics: {
                                metric_date: string;
                                organic_keywords_count: number;
                                organic_traffic: number;
                                paid_keywords_count: number | null;
                                paid_traffic: number | null;
                                content_gaps_count: number;
                                overlap_percentage: number;
                            } | null;
                            top_keywords: {
                                keyword: string;
                                rank_group: number | null;
                                rank_absolute: number | null;
                                search_volume: number | null;
                                difficulty_score: number | null;
                            }[];
                            content_gap_analysis: {
                                content_gaps: number;
                                top_gap_keyword: {
                                    keyword: string;
                                    rank: number;
                                    search_volume: number | null;
                                    difficulty_score: number | null;
                                    ranking_title: string | null;
                                    gap_score: number | null;
                                } | null;
                                gap_keywords: {
                                    keyword: string;
                                    rank: number;
                                    search_volume: number | null;
                                    difficulty_score: number | null;
                                    ranking_title: string | null;
                                    gap_score: number | null;
                                }[];
                            };
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    deleteCompetitorsById: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your choice for this request, 1 to 255 visible ASCII characters. The same key with the same request is answered again as it was the first time, for 24 hours, and nothing is done twice.
                 * @example nightly-2026-11-21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the resource as you have read it. When it has changed since, nothing is done and the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Stop tracking a competitor */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            422: components["responses"]["Error422"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    postCompetitorsByIdRefresh: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your choice for this request, 1 to 255 visible ASCII characters. The same key with the same request is answered again as it was the first time, for 24 hours, and nothing is done twice.
                 * @example nightly-2026-11-21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "keyword_limit": 100,
                 *       "location_code": 2840,
                 *       "language_code": "en"
                 *     }
                 */
                "application/json": {
                    /** @default 100 */
                    keyword_limit?: number;
                    location_code?: number;
                    language_code?: string;
                };
            };
        };
        responses: {
            /** @description Collect the keywords and figures of a competitor anew, once in 7 days */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "competitor": {
                     *           "id": "01990000-0000-7000-8000-000000000000",
                     *           "domain_name": "brewlane.example",
                     *           "display_name": "Brewlane",
                     *           "value_prop": "Which grinders fit which way of brewing.",
                     *           "created_at": "2026-11-21T12:00:00.000Z",
                     *           "is_active": false,
                     *           "latest_metrics": {
                     *             "metric_date": "2026-11-21",
                     *             "organic_keywords_count": 12,
                     *             "organic_traffic": 12,
                     *             "paid_keywords_count": 12,
                     *             "paid_traffic": 12,
                     *             "content_gaps_count": 12,
                     *             "overlap_percentage": 12
                     *           },
                     *           "top_keywords": [
                     *             {
                     *               "keyword": "burr grinder",
                     *               "rank_group": 12,
                     *               "rank_absolute": 12,
                     *               "search_volume": 12,
                     *               "difficulty_score": 12
                     *             }
                     *           ],
                     *           "content_gap_analysis": {
                     *             "content_gaps": 12,
                     *             "top_gap_keyword": {
                     *               "keyword": "burr grinder",
                     *               "rank": 12,
                     *               "search_volume": 12,
                     *               "difficulty_score": 12,
                     *               "ranking_title": "text",
                     *               "gap_score": 12
                     *             },
                     *             "gap_keywords": [
                     *               {
                     *                 "keyword": "burr grinder",
                     *                 "rank": 12,
                     *                 "search_volume": 12,
                     *                 "difficulty_score": 12,
                     *                 "ranking_title": "text",
                     *                 "gap_score": 12
                     *               }
                     *             ]
                     *           }
                     *         },
                     *         "keywords": {
                     *           "keywords_collected": 12
                     *         },
                     *         "partial": false,
                     *         "warning": "text"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            competitor: {
                                id: string;
                                domain_name: string;
                                display_name: string;
                                value_prop: string | null;
                                /** Format: date-time */
                                created_at: string;
                                is_active: boolean;
                                latest_metrics: {
                                    metric_date: string;
                                    organic_keywords_count: number;
                                    organic_traffic: number;
                                    paid_keywords_count: number | null;
                                    paid_traffic: number | null;
                                    content_gaps_count: number;
                                    overlap_percentage: number;
                                } | null;
                                top_keywords: {
                                    keyword: string;
                                    rank_group: number | null;
                                    rank_absolute: number | null;
                                    search_volume: number | null;
                                    difficulty_score: number | null;
                                }[];
                                content_gap_analysis: {
                                    content_gaps: number;
                                    top_gap_keyword: {
                                        keyword: string;
                                        rank: number;
                                        search_volume: number | null;
                                        difficulty_score: number | null;
                                        ranking_title: string | null;
                                        gap_score: number | null;
                                    } | null;
                                    gap_keywords: {
                                        keyword: string;
                                        rank: number;
                                        search_volume: number | null;
                                        difficulty_score: number | null;
                                        ranking_title: string | null;
                                        gap_score: number | null;
                                    }[];
                                };
                            };
                            keywords: {
                                keywords_collected: number;
                            };
                            partial: boolean;
                            warning: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412Untagged"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    getCompetitorsByIdTopKeywords: {
        parameters: {
            query?: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                domain_id?: string;
                /** @example 2840 */
                location_code?: number | null;
                /** @example burr grinder */
                search?: string;
                /** @example all */
                intent?: "all" | "commercial" | "informational" | "navigational" | "transactional";
                /** @example all */
                competition?: "all" | "low" | "medium" | "high";
                /** @example 12 */
                minVolume?: number | null;
                /** @example 12 */
                maxCpc?: number | null;
                /** @example search_volume */
                sortBy?: "search_volume" | "cpc" | "difficulty_score" | "trend_monthly" | "trend_quarterly" | "trend_yearly";
                /** @example asc */
                sortOrder?: "asc" | "desc";
                /** @example 50 */
                limit?: number;
                /** @example 0 */
                offset?: number | null;
            };
            header?: {
                /** @description The `ETag` of the answer that you have. When it still holds, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keywords for which a competitor ranks, at most 100 at a time */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "keyword": "burr grinder",
                     *           "keyword_id": "01990000-0000-7000-8000-000000000000",
                     *           "search_volume": 12,
                     *           "cpc": 12,
                     *           "difficulty_score": 12,
                     *           "competition_level": "LOW",
                     *           "intent_type": "commercial",
                     *           "rank_group": 12,
                     *           "rank_absolute": 12,
                     *           "ranking_type": 12,
                     *           "ranking_url": "https://brewlane.example/burr-grinders",
                     *           "ranking_title": "text",
                     *           "ranking_description": "Which grinders fit which way of brewing.",
                     *           "last_ranking_check": "2026-11-21T12:00:00.000Z",
                     *           "last_updated": "2026-11-21T12:00:00.000Z",
                     *           "avg_rank": 12,
                     *           "avg_backlinks": 12,
                     *           "avg_dofollow": 12,
                     *           "avg_referring_domains": 12,
                     *           "avg_referring_main_domains": 12,
                     *           "search_volume_trends": {
                     *             "one_month": {
                     *               "trend": "up",
                     *               "change": 12
                     *             },
                     *             "three_months": {
                     *               "trend": "up",
                     *               "change": 12
                     *             },
                     *             "twelve_months": {
                     *               "trend": "up",
                     *               "change": 12
                     *             }
                     *           },
                     *           "own_keyword_id": "01990000-0000-7000-8000-000000000000",
                     *           "own_rank_group": 12,
                     *           "own_rank_absolute": 12,
                     *           "own_rank_state": "ranked",
                     *           "own_rank_depth": 12
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "totalCount": 12,
                     *         "hasMore": false
                     *       },
                     *       "summary": {
                     *         "totalKeywords": 12,
                     *         "avgSearchVolume": 12,
                     *         "avgCpc": 12,
                     *         "avgDifficulty": 12
                     *       },
                     *       "data_source": "sample",
                     *       "success": true
                     *     }
                     */
                    "application/json": {
                        data: {
                            keyword: string;
                            keyword_id: string;
                            search_volume: number | null;
                            cpc: number | null;
                            difficulty_score: number | null;
                            /** @enum {string|null} */
                            competition_level: "LOW" | "MEDIUM" | "HIGH" | null;
                            /** @enum {string|null} */
                            intent_type: "commercial" | "informational" | "navigational" | "transactional" | null;
                            rank_group: number | null;
                            rank_absolute: number | null;
                            ranking_type: number | null;
                            ranking_url: string | null;
                            ranking_title: string | null;
                            ranking_description: string | null;
                            /** Format: date-time */
                            last_ranking_check: string | null;
                            /** Format: date-time */
                            last_updated: string;
                            avg_rank: number | null;
                            avg_backlinks: number | null;
                            avg_dofollow: number | null;
                            avg_referring_domains: number | null;
                            avg_referring_main_domains: number | null;
                            search_volume_trends: {
                                one_month: {
                                    /** @enum {string} */
                                    trend: "up" | "down" | "stable" | "no-data";
                                    change: number | null;
                                };
                                three_months: {
                                    /** @enum {string} */
                                    trend: "up" | "down" | "stable" | "no-data";
                                    change: number | null;
                                };
                                twelve_months: {
                                    /** @enum {string} */
                                    trend: "up" | "down" | "stable" | "no-data";
                                    change: number | null;
                                };
                            };
                            own_keyword_id: string | null;
                            own_rank_group: number | null;
                            own_rank_absolute: number | null;
                            /** @enum {string|null} */
                            own_rank_state: "ranked" | "not_found" | "not_checked" | "failed" | null;
                            own_rank_depth: number | null;
                        }[];
                        pagination: {
                            totalCount: number;
                            hasMore: boolean;
                        };
                        summary: {
                            totalKeywords: number;
                            avgSearchVolume: number | null;
                            avgCpc: number | null;
                            avgDifficulty: number | null;
                        };
                        /** @enum {string|null} */
                        data_source: "sample" | "dataforseo" | "import" | null;
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
            /** @description Nothing has changed since the answer with that `ETag`. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    getGaps: {
        parameters: {
            query: {
                /** @example 1 */
                page?: number;
                /** @example 20 */
                limit?: number;
                /** @example 01990000-0000-7000-8000-000000000000 */
                domain_id: string;
                /**
                 * @example [
                 *       "01990000-0000-7000-8000-000000000000"
                 *     ]
                 */
                competitor_ids?: string[] | string;
                /** @example missing */
                gap_class?: "missing" | "untapped" | "weak" | "contested" | "strong";
                /** @example 10 */
                min_sites?: number;
                /** @example false */
                gaps_only?: boolean;
                /** @example false */
                shared_only?: boolean;
                /** @example false */
                hide_brands?: boolean;
                /** @example listed */
                relevance?: "listed" | "maybe" | "hidden" | "unknown";
                /** @example false */
                relevant_only?: boolean;
                /** @example 01990000-0000-7000-8000-000000000000 */
                topic_id?: string;
                /** @example burr grinder */
                search?: string;
                /** @example commercial */
                intent_type?: "commercial" | "informational" | "navigational" | "transactional";
                /** @example 12 */
                min_search_volume?: number | null;
                /** @example 12 */
                max_difficulty?: number | null;
                /** @example worth */
                sort_by?: "worth" | "search_volume" | "difficulty_score" | "own_rank" | "best_rank" | "sites";
                /** @example asc */
                sort_order?: "asc" | "desc";
            };
            header?: {
                /** @description The `ETag` of the answer that you have. When it still holds, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Keywords of the competitors, with the rank of each and of the domain; competitor_ids has commas between ids */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "keyword": "burr grinder",
                     *           "own_keyword_id": "01990000-0000-7000-8000-000000000000",
                     *           "search_volume": 12,
                     *           "difficulty_score": 12,
                     *           "intent_type": "commercial",
                     *           "intent_source": "query",
                     *           "intent_reason": {
                     *             "from": "source"
                     *           },
                     *           "intent_confidence": 12,
                     *           "relevance": 12,
                     *           "relevance_class": "listed",
                     *           "relevance_evidence": {
                     *             "kind": "query",
                     *             "text": "text"
                     *           },
                     *           "topic": {
                     *             "id": "01990000-0000-7000-8000-000000000000",
                     *             "name": "Brewlane"
                     *           },
                     *           "gain": {
                     *             "low": 12,
                     *             "mid": 12,
                     *             "high": 12
                     *           },
                     *           "gain_gap": "not_known",
                     *           "last_updated": "2026-11-21T12:00:00.000Z",
                     *           "own_rank": 12,
                     *           "own_rank_state": "ranked",
                     *           "own_rank_depth": 12,
                     *           "own_last_ranking_check": "2026-11-21T12:00:00.000Z",
                     *           "ranks": [
                     *             12
                     *           ],
                     *           "gap_class": "missing"
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 12,
                     *         "limit": 12,
                     *         "total": 12,
                     *         "pages": 12
                     *       },
                     *       "competitors": [
                     *         {
                     *           "id": "01990000-0000-7000-8000-000000000000",
                     *           "domain_name": "brewlane.example",
                     *           "display_name": "Brewlane"
                     *         }
                     *       ],
                     *       "counts": {
                     *         "all": 12,
                     *         "missing": 12,
                     *         "untapped": 12,
                     *         "weak": 12,
                     *         "contested": 12,
                     *         "strong": 12
                     *       },
                     *       "left_out": {
                     *         "maybe": 12,
                     *         "hidden": 12
                     *       },
                     *       "brand_terms": [
                     *         "text"
                     *       ],
                     *       "data_source": "sample",
                     *       "success": true
                     *     }
                     */
                    "application/json": {
                        data: {
                            keyword: string;
                            own_keyword_id: string | null;
                            search_volume: number | null;
                            difficulty_score: number | null;
                            /** @enum {string|null} */
                            intent_type: "commercial" | "informational" | "navigational" | "transactional" | null;
                            /** @enum {string|null} */
                            intent_source: "query" | "page" | "provider" | "person" | null;
                            intent_reason: {
                                /** @enum {string} */
                                from: "source";
                            } | {
                                /** @enum {string} */
                                from: "wording";
                                /** @enum {string} */
                                kind: "question" | "knowledge" | "how_to" | "long" | "comparison" | "deed" | "offer" | "login" | "address" | "name" | "organization";
                                cue: string;
                            } | {
                                /** @enum {string} */
                                from: "page";
                                /** @enum {string} */
                                kind: "named" | "home" | "reference" | "article" | "shop";
                                site: string;
                            } | {
                                /** @enum {string} */
                                from: "nothing";
                            } | null;
                            intent_confidence: number | null;
                            relevance: number | null;
                            /** @enum {string|null} */
                            relevance_class: "listed" | "maybe" | "hidden" | null;
                            relevance_evidence: {
                                /** @enum {string} */
                                kind: "query" | "page" | "keyword" | "plan" | "competitor" | "vote";
                                text: string;
                            } | null;
                            topic: {
                                id: string;
                                name: string;
                            } | null;
                            gain: {
                                low: number;
                                mid: number;
                                high: number;
                            } | null;
                            /** @enum {string|null} */
                            gain_gap: "not_known" | "brand" | null;
                            /** Format: date-time */
                            last_updated: string;
                            own_rank: number | null;
                            /** @enum {string|null} */
                            own_rank_state: "ranked" | "not_found" | "not_checked" | "failed" | null;
                            own_rank_depth: number | null;
                            /** Format: date-time */
                            own_last_ranking_check: string | null;
                            ranks: (number | null)[];
                            /** @enum {string} */
                            gap_class: "missing" | "untapped" | "weak" | "contested" | "strong";
                        }[];
                        pagination: {
                            page: number;
                            limit: number;
                            total: number;
                            pages: number;
                        };
                        competitors: {
                            id: string;
                            domain_name: string;
                            display_name: string;
                        }[];
                        counts: {
                            all: number;
                            missing: number;
                            untapped: number;
                            weak: number;
                            contested: number;
                            strong: number;
                        };
                        left_out: {
                            maybe: number;
                            hidden: number;
                        };
                        brand_terms: string[];
                        /** @enum {string|null} */
                        data_source: "sample" | "dataforseo" | "import" | null;
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
            /** @description Nothing has changed since the answer with that `ETag`. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    getContentPlan: {
        parameters: {
            query: {
                /** @example 1 */
                page?: number;
                /** @example 20 */
                limit?: number;
                /** @example 01990000-0000-7000-8000-000000000000 */
                domain_id: string;
                /** @example research */
                status?: "research" | "writing" | "in_review" | "ready_to_publish";
                /** @example low */
                priority?: "low" | "medium" | "high";
                /** @example burr grinder */
                search?: string;
            };
            header?: {
                /** @description The `ETag` of the answer that you have. When it still holds, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of a domain's content plan, column by column */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "01990000-0000-7000-8000-000000000000",
                     *           "keyword_text": "burr grinder",
                     *           "title": "Compare burr grinders",
                     *           "target": "text",
                     *           "status": "research",
                     *           "search_volume": 12,
                     *           "difficulty_score": 12,
                     *           "intent_type": "commercial",
                     *           "rank_group": 12,
                     *           "rank_absolute": 12,
                     *           "priority": "low",
                     *           "recommended_format": "text",
                     *           "target_word_count": 12,
                     *           "estimated_traffic": 12,
                     *           "gain": {
                     *             "low": 12,
                     *             "mid": 12,
                     *             "high": 12
                     *           },
                     *           "gain_on": "2026-11-21",
                     *           "due_date": "2026-11-21",
                     *           "has_notes": false,
                     *           "is_suggestion": false,
                     *           "created_at": "2026-11-21T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 12,
                     *         "limit": 12,
                     *         "total": 12,
                     *         "pages": 12
                     *       },
                     *       "data_source": "sample",
                     *       "success": true
                     *     }
                     */
                    "application/json": {
                        data: {
                            id: string;
                            keyword_text: string;
                            title: string;
                            target: string;
                            /** @enum {string} */
                            status: "research" | "writing" | "in_review" | "ready_to_publish";
                            search_volume: number | null;
                            difficulty_score: number | null;
                            /** @enum {string|null} */
                            intent_type: "commercial" | "informational" | "navigational" | "transactional" | null;
                            rank_group: number | null;
                            rank_absolute: number | null;
                            /** @enum {string} */
                            priority: "low" | "medium" | "high";
                            recommended_format: string;
                            target_word_count: number;
                            estimated_traffic: number | null;
                            gain: {
                                low: number;
                                mid: number;
                                high: number;
                            } | null;
                            /** Format: date */
                            gain_on: string | null;
                            /** Format: date */
                            due_date: string | null;
                            has_notes: boolean;
                            is_suggestion: boolean;
                            /** Format: date-time */
                            created_at: string;
                        }[];
                        pagination: {
                            page: number;
                            limit: number;
                            total: number;
                            pages: number;
                        };
                        /** @enum {string|null} */
                        data_source: "sample" | "dataforseo" | "import" | null;
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
            /** @description Nothing has changed since the answer with that `ETag`. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    postContentPlan: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your choice for this request, 1 to 255 visible ASCII characters. The same key with the same request is answered again as it was the first time, for 24 hours, and nothing is done twice.
                 * @example nightly-2026-11-21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "domain_id": "01990000-0000-7000-8000-000000000000",
                 *       "keywords": [],
                 *       "keyword_ids": []
                 *     }
                 */
                "application/json": {
                    domain_id: string;
                    /** @default [] */
                    keywords?: string[];
                    /** @default [] */
                    keyword_ids?: string[];
                };
            };
        };
        responses: {
            /** @description Plan a content piece for each keyword; those that are planned already are named */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "01990000-0000-7000-8000-000000000000",
                     *           "keyword_text": "burr grinder",
                     *           "title": "Compare burr grinders",
                     *           "target": "text",
                     *           "status": "research",
                     *           "search_volume": 12,
                     *           "difficulty_score": 12,
                     *           "intent_type": "commercial",
                     *           "rank_group": 12,
                     *           "rank_absolute": 12,
                     *           "priority": "low",
                     *           "recommended_format": "text",
                     *           "target_word_count": 12,
                     *           "estimated_traffic": 12,
                     *           "gain": {
                     *             "low": 12,
                     *             "mid": 12,
                     *             "high": 12
                     *           },
                     *           "gain_on": "2026-11-21",
                     *           "due_date": "2026-11-21",
                     *           "has_notes": false,
                     *           "is_suggestion": false,
                     *           "created_at": "2026-11-21T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "created": 12,
                     *       "duplicates": [
                     *         "text"
                     *       ],
                     *       "success": true
                     *     }
                     */
                    "application/json": {
                        data: {
                            id: string;
                            keyword_text: string;
                            title: string;
                            target: string;
                            /** @enum {string} */
                            status: "research" | "writing" | "in_review" | "ready_to_publish";
                            search_volume: number | null;
                            difficulty_score: number | null;
                            /** @enum {string|null} */
                            intent_type: "commercial" | "informational" | "navigational" | "transactional" | null;
                            rank_group: number | null;
                            rank_absolute: number | null;
                            /** @enum {string} */
                            priority: "low" | "medium" | "high";
                            recommended_format: string;
                            target_word_count: number;
                            estimated_traffic: number | null;
                            gain: {
                                low: number;
                                mid: number;
                                high: number;
                            } | null;
                            /** Format: date */
                            gain_on: string | null;
                            /** Format: date */
                            due_date: string | null;
                            has_notes: boolean;
                            is_suggestion: boolean;
                            /** Format: date-time */
                            created_at: string;
                        }[];
                        created: number;
                        duplicates: string[];
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412Untagged"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    getContentPlanById: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the answer that you have. When it still holds, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A planned piece with its outline, notes and way over the board */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "01990000-0000-7000-8000-000000000000",
                     *         "keyword_text": "burr grinder",
                     *         "title": "Compare burr grinders",
                     *         "target": "text",
                     *         "status": "research",
                     *         "search_volume": 12,
                     *         "difficulty_score": 12,
                     *         "intent_type": "commercial",
                     *         "rank_group": 12,
                     *         "rank_absolute": 12,
                     *         "priority": "low",
                     *         "recommended_format": "text",
                     *         "target_word_count": 12,
                     *         "estimated_traffic": 12,
                     *         "gain": {
                     *           "low": 12,
                     *           "mid": 12,
                     *           "high": 12
                     *         },
                     *         "gain_on": "2026-11-21",
                     *         "due_date": "2026-11-21",
                     *         "has_notes": false,
                     *         "is_suggestion": false,
                     *         "created_at": "2026-11-21T12:00:00.000Z",
                     *         "data_source": "sample",
                     *         "notes": "Which grinders fit which way of brewing.",
                     *         "content_suggestion": {
                     *           "recommended_format": "text",
                     *           "target_word_count": 12,
                     *           "content_angle": "text",
                     *           "content_outline": {
                     *             "title": "Compare burr grinders",
                     *             "meta_description": "Which grinders fit which way of brewing.",
                     *             "sections": [
                     *               {
                     *                 "heading": "text",
                     *                 "key_points": [
                     *                   "text"
                     *                 ]
                     *               }
                     *             ]
                     *           },
                     *           "alternative_formats": [
                     *             "text"
                     *           ],
                     *           "impact_assessment": {
                     *             "difficulty": "low",
                     *             "estimated_traffic": 12
                     *           }
                     *         },
                     *         "moves": [
                     *           {
                     *             "status": "research",
                     *             "at": "2026-11-21T12:00:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            id: string;
                            keyword_text: string;
                            title: string;
                            target: string;
                            /** @enum {string} */
                            status: "research" | "writing" | "in_review" | "ready_to_publish";
                            search_volume: number | null;
                            difficulty_score: number | null;
                            /** @enum {string|null} */
                            intent_type: "commercial" | "informational" | "navigational" | "transactional" | null;
                            rank_group: number | null;
                            rank_absolute: number | null;
                            /** @enum {string} */
                            priority: "low" | "medium" | "high";
                            recommended_format: string;
                            target_word_count: number;
                            estimated_traffic: number | null;
                            gain: {
                                low: number;
                                mid: number;
                                high: number;
                            } | null;
                            /** Format: date */
                            gain_on: string | null;
                            /** Format: date */
                            due_date: string | null;
                            has_notes: boolean;
                            is_suggestion: boolean;
                            /** Format: date-time */
                            created_at: string;
                            /** @enum {string|null} */
                            data_source: "sample" | "dataforseo" | "import" | null;
                            notes: string;
                            content_suggestion: {
                                recommended_format: string;
                                target_word_count: number;
                                content_angle: string;
                                content_outline: {
                                    title: string;
                                    meta_description: string;
                                    sections: {
                                        heading: string;
                                        key_points: string[];
                                    }[];
                                };
                                alternative_formats: string[];
                                impact_assessment: {
                                    /** @enum {string} */
                                    difficulty: "low" | "medium" | "high";
                                    estimated_traffic: number;
                                };
                            };
                            moves: {
                                /** @enum {string} */
                                status: "research" | "writing" | "in_review" | "ready_to_publish";
                                /** Format: date-time */
                                at: string;
                            }[];
                        };
                    };
                };
            };
            /** @description Nothing has changed since the answer with that `ETag`. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    deleteContentPlanById: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your choice for this request, 1 to 255 visible ASCII characters. The same key with the same request is answered again as it was the first time, for 24 hours, and nothing is done twice.
                 * @example nightly-2026-11-21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the resource as you have read it. When it has changed since, nothing is done and the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Take a piece off the content plan */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            422: components["responses"]["Error422"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    patchContentPlanById: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your choice for this request, 1 to 255 visible ASCII characters. The same key with the same request is answered again as it was the first time, for 24 hours, and nothing is done twice.
                 * @example nightly-2026-11-21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the resource as you have read it. When it has changed since, nothing is done and the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Compare burr grinders",
                 *       "keyword_text": "burr grinder",
                 *       "notes": "Which grinders fit which way of brewing.",
                 *       "due_date": "2026-11-21"
                 *     }
                 */
                "application/json": {
                    title?: string;
                    keyword_text?: string;
                    notes?: string;
                    /** Format: date */
                    due_date?: string | null;
                };
            };
        };
        responses: {
            /** @description Change the title, keyword, notes or due date of a planned piece */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "01990000-0000-7000-8000-000000000000",
                     *         "keyword_text": "burr grinder",
                     *         "title": "Compare burr grinders",
                     *         "target": "text",
                     *         "status": "research",
                     *         "search_volume": 12,
                     *         "difficulty_score": 12,
                     *         "intent_type": "commercial",
                     *         "rank_group": 12,
                     *         "rank_absolute": 12,
                     *         "priority": "low",
                     *         "recommended_format": "text",
                     *         "target_word_count": 12,
                     *         "estimated_traffic": 12,
                     *         "gain": {
                     *           "low": 12,
                     *           "mid": 12,
                     *           "high": 12
                     *         },
                     *         "gain_on": "2026-11-21",
                     *         "due_date": "2026-11-21",
                     *         "has_notes": false,
                     *         "is_suggestion": false,
                     *         "created_at": "2026-11-21T12:00:00.000Z",
                     *         "data_source": "sample",
                     *         "notes": "Which grinders fit which way of brewing.",
                     *         "content_suggestion": {
                     *           "recommended_format": "text",
                     *           "target_word_count": 12,
                     *           "content_angle": "text",
                     *           "content_outline": {
                     *             "title": "Compare burr grinders",
                     *             "meta_description": "Which grinders fit which way of brewing.",
                     *             "sections": [
                     *               {
                     *                 "heading": "text",
                     *                 "key_points": [
                     *                   "text"
                     *                 ]
                     *               }
                     *             ]
                     *           },
                     *           "alternative_formats": [
                     *             "text"
                     *           ],
                     *           "impact_assessment": {
                     *             "difficulty": "low",
                     *             "estimated_traffic": 12
                     *           }
                     *         },
                     *         "moves": [
                     *           {
                     *             "status": "research",
                     *             "at": "2026-11-21T12:00:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            id: string;
                            keyword_text: string;
                            title: string;
                            target: string;
                            /** @enum {string} */
                            status: "research" | "writing" | "in_review" | "ready_to_publish";
                            search_volume: number | null;
                            difficulty_score: number | null;
                            /** @enum {string|null} */
                            intent_type: "commercial" | "informational" | "navigational" | "transactional" | null;
                            rank_group: number | null;
                            rank_absolute: number | null;
                            /** @enum {string} */
                            priority: "low" | "medium" | "high";
                            recommended_format: string;
                            target_word_count: number;
                            estimated_traffic: number | null;
                            gain: {
                                low: number;
                                mid: number;
                                high: number;
                            } | null;
                            /** Format: date */
                            gain_on: string | null;
                            /** Format: date */
                            due_date: string | null;
                            has_notes: boolean;
                            is_suggestion: boolean;
                            /** Format: date-time */
                            created_at: string;
                            /** @enum {string|null} */
                            data_source: "sample" | "dataforseo" | "import" | null;
                            notes: string;
                            content_suggestion: {
                                recommended_format: string;
                                target_word_count: number;
                                content_angle: string;
                                content_outline: {
                                    title: string;
                                    meta_description: string;
                                    sections: {
                                        heading: string;
                                        key_points: string[];
                                    }[];
                                };
                                alternative_formats: string[];
                                impact_assessment: {
                                    /** @enum {string} */
                                    difficulty: "low" | "medium" | "high";
                                    estimated_traffic: number;
                                };
                            };
                            moves: {
                                /** @enum {string} */
                                status: "research" | "writing" | "in_review" | "ready_to_publish";
                                /** Format: date-time */
                                at: string;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    postContentPlanByIdMove: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your choice for this request, 1 to 255 visible ASCII characters. The same key with the same request is answered again as it was the first time, for 24 hours, and nothing is done twice.
                 * @example nightly-2026-11-21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "research",
                 *       "before_item_id": "01990000-0000-7000-8000-000000000000"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    status: "research" | "writing" | "in_review" | "ready_to_publish";
                    before_item_id?: string | null;
                };
            };
        };
        responses: {
            /** @description Put a planned piece into a column, above another piece or at its end */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "01990000-0000-7000-8000-000000000000",
                     *         "keyword_text": "burr grinder",
                     *         "title": "Compare burr grinders",
                     *         "target": "text",
                     *         "status": "research",
                     *         "search_volume": 12,
                     *         "difficulty_score": 12,
                     *         "intent_type": "commercial",
                     *         "rank_group": 12,
                     *         "rank_absolute": 12,
                     *         "priority": "low",
                     *         "recommended_format": "text",
                     *         "target_word_count": 12,
                     *         "estimated_traffic": 12,
                     *         "gain": {
                     *           "low": 12,
                     *           "mid": 12,
                     *           "high": 12
                     *         },
                     *         "gain_on": "2026-11-21",
                     *         "due_date": "2026-11-21",
                     *         "has_notes": false,
                     *         "is_suggestion": false,
                     *         "created_at": "2026-11-21T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            id: string;
                            keyword_text: string;
                            title: string;
                            target: string;
                            /** @enum {string} */
                            status: "research" | "writing" | "in_review" | "ready_to_publish";
                            search_volume: number | null;
                            difficulty_score: number | null;
                            /** @enum {string|null} */
                            intent_type: "commercial" | "informational" | "navigational" | "transactional" | null;
                            rank_group: number | null;
                            rank_absolute: number | null;
                            /** @enum {string} */
                            priority: "low" | "medium" | "high";
                            recommended_format: string;
                            target_word_count: number;
                            estimated_traffic: number | null;
                            gain: {
                                low: number;
                                mid: number;
                                high: number;
                            } | null;
                            /** Format: date */
                            gain_on: string | null;
                            /** Format: date */
                            due_date: string | null;
                            has_notes: boolean;
                            is_suggestion: boolean;
                            /** Format: date-time */
                            created_at: string;
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412Untagged"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    postContentPlanByIdRestore: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your choice for this request, 1 to 255 visible ASCII characters. The same key with the same request is answered again as it was the first time, for 24 hours, and nothing is done twice.
                 * @example nightly-2026-11-21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Bring a deleted piece back to where it was */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "01990000-0000-7000-8000-000000000000",
                     *         "keyword_text": "burr grinder",
                     *         "title": "Compare burr grinders",
                     *         "target": "text",
                     *         "status": "research",
                     *         "search_volume": 12,
                     *         "difficulty_score": 12,
                     *         "intent_type": "commercial",
                     *         "rank_group": 12,
                     *         "rank_absolute": 12,
                     *         "priority": "low",
                     *         "recommended_format": "text",
                     *         "target_word_count": 12,
                     *         "estimated_traffic": 12,
                     *         "gain": {
                     *           "low": 12,
                     *           "mid": 12,
                     *           "high": 12
                     *         },
                     *         "gain_on": "2026-11-21",
                     *         "due_date": "2026-11-21",
                     *         "has_notes": false,
                     *         "is_suggestion": false,
                     *         "created_at": "2026-11-21T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            id: string;
                            keyword_text: string;
                            title: string;
                            target: string;
                            /** @enum {string} */
                            status: "research" | "writing" | "in_review" | "ready_to_publish";
                            search_volume: number | null;
                            difficulty_score: number | null;
                            /** @enum {string|null} */
                            intent_type: "commercial" | "informational" | "navigational" | "transactional" | null;
                            rank_group: number | null;
                            rank_absolute: number | null;
                            /** @enum {string} */
                            priority: "low" | "medium" | "high";
                            recommended_format: string;
                            target_word_count: number;
                            estimated_traffic: number | null;
                            gain: {
                                low: number;
                                mid: number;
                                high: number;
                            } | null;
                            /** Format: date */
                            gain_on: string | null;
                            /** Format: date */
                            due_date: string | null;
                            has_notes: boolean;
                            is_suggestion: boolean;
                            /** Format: date-time */
                            created_at: string;
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412Untagged"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    postContentPlanProposal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your choice for this request, 1 to 255 visible ASCII characters. The same key with the same request is answered again as it was the first time, for 24 hours, and nothing is done twice.
                 * @example nightly-2026-11-21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "domain_id": "01990000-0000-7000-8000-000000000000",
                 *       "pages": 4,
                 *       "pinned": [],
                 *       "excluded": [],
                 *       "relevant_only": true
                 *     }
                 */
                "application/json": {
                    domain_id: string;
                    /** @default 4 */
                    pages?: number;
                    /** @default [] */
                    pinned?: string[];
                    /** @default [] */
                    excluded?: string[];
                    /** @default true */
                    relevant_only?: boolean;
                };
            };
        };
        responses: {
            /** @description The pages of the next two weeks that bring the most visits; changes nothing */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "planned": [
                     *           {
                     *             "keyword_text": "burr grinder",
                     *             "topic": {
                     *               "id": "01990000-0000-7000-8000-000000000000",
                     *               "name": "Brewlane"
                     *             },
                     *             "keyword_count": 12,
                     *             "covers": [
                     *               "text"
                     *             ],
                     *             "gain": {
                     *               "low": 12,
                     *               "mid": 12,
                     *               "high": 12
                     *             },
                     *             "difficulty": 12,
                     *             "effort": 12,
                     *             "beat": 12,
                     *             "due_date": "2026-11-21"
                     *           }
                     *         ],
                     *         "left_out": [
                     *           {
                     *             "keyword_text": "burr grinder",
                     *             "gain": {
                     *               "low": 12,
                     *               "mid": 12,
                     *               "high": 12
                     *             },
                     *             "code": "excluded",
                     *             "reason": "text"
                     *           }
                     *         ],
                     *         "left_out_total": 12,
                     *         "not_relevant": 12
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            planned: {
                                keyword_text: string;
                                topic: {
                                    id: string;
                                    name: string;
                                } | null;
                                keyword_count: number;
                                covers: string[];
                                gain: {
                                    low: number;
                                    mid: number;
                                    high: number;
                                } | null;
                                difficulty: number | null;
                                effort: number;
                                beat: number;
                                /** Format: date */
                                due_date: string;
                            }[];
                            left_out: {
                                keyword_text: string;
                                gain: {
                                    low: number;
                                    mid: number;
                                    high: number;
                                } | null;
                                /** @enum {string} */
                                code: "excluded" | "not_relevant" | "fewer_visits" | "too_much_work" | "same_topic" | "same_results_page" | "too_hard" | "in_progress" | "nothing_to_win" | "unknown_volume";
                                reason: string;
                            }[];
                            left_out_total: number;
                            not_relevant: number;
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412Untagged"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    postContentPlanAccept: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your choice for this request, 1 to 255 visible ASCII characters. The same key with the same request is answered again as it was the first time, for 24 hours, and nothing is done twice.
                 * @example nightly-2026-11-21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "domain_id": "01990000-0000-7000-8000-000000000000",
                 *       "keywords": [
                 *         "burr grinder"
                 *       ]
                 *     }
                 */
                "application/json": {
                    domain_id: string;
                    keywords: string[];
                };
            };
        };
        responses: {
            /** @description Put pages on the content plan with due dates spread over two weeks */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "01990000-0000-7000-8000-000000000000",
                     *             "keyword_text": "burr grinder",
                     *             "title": "Compare burr grinders",
                     *             "target": "text",
                     *             "status": "research",
                     *             "search_volume": 12,
                     *             "difficulty_score": 12,
                     *             "intent_type": "commercial",
                     *             "rank_group": 12,
                     *             "rank_absolute": 12,
                     *             "priority": "low",
                     *             "recommended_format": "text",
                     *             "target_word_count": 12,
                     *             "estimated_traffic": 12,
                     *             "gain": {
                     *               "low": 12,
                     *               "mid": 12,
                     *               "high": 12
                     *             },
                     *             "gain_on": "2026-11-21",
                     *             "due_date": "2026-11-21",
                     *             "has_notes": false,
                     *             "is_suggestion": false,
                     *             "created_at": "2026-11-21T12:00:00.000Z"
                     *           }
                     *         ],
                     *         "acceptance_id": "01990000-0000-7000-8000-000000000000"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            items: {
                                id: string;
                                keyword_text: string;
                                title: string;
                                target: string;
                                /** @enum {string} */
                                status: "research" | "writing" | "in_review" | "ready_to_publish";
                                search_volume: number | null;
                                difficulty_score: number | null;
                                /** @enum {string|null} */
                                intent_type: "commercial" | "informational" | "navigational" | "transactional" | null;
                                rank_group: number | null;
                                rank_absolute: number | null;
                                /** @enum {string} */
                                priority: "low" | "medium" | "high";
                                recommended_format: string;
                                target_word_count: number;
                                estimated_traffic: number | null;
                                gain: {
                                    low: number;
                                    mid: number;
                                    high: number;
                                } | null;
                                /** Format: date */
                                gain_on: string | null;
                                /** Format: date */
                                due_date: string | null;
                                has_notes: boolean;
                                is_suggestion: boolean;
                                /** Format: date-time */
                                created_at: string;
                            }[];
                            acceptance_id: string;
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412Untagged"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    postContentPlanRevert: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your choice for this request, 1 to 255 visible ASCII characters. The same key with the same request is answered again as it was the first time, for 24 hours, and nothing is done twice.
                 * @example nightly-2026-11-21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "domain_id": "01990000-0000-7000-8000-000000000000",
                 *       "acceptance_id": "01990000-0000-7000-8000-000000000000"
                 *     }
                 */
                "application/json": {
                    domain_id: string;
                    acceptance_id: string;
                };
            };
        };
        responses: {
            /** @description Take back what accepting a plan did, as long as nobody has changed its pieces since */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "reverted": 12
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            reverted: number;
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412Untagged"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    getPredictions: {
        parameters: {
            query: {
                /** @example 1 */
                page?: number;
                /** @example 20 */
                limit?: number;
                /** @example 01990000-0000-7000-8000-000000000000 */
                domain_id: string;
                /** @example upcoming */
                outcome?: "upcoming" | "came_true" | "partly" | "not_yet" | "no_measurement";
                /** @example burr grinder */
                search?: string;
            };
            header?: {
                /** @description The `ETag` of the answer that you have. When it still holds, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was predicted of accepted opportunities, what had come true after 30, 60 and 90 days, and the sum of both */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "01990000-0000-7000-8000-000000000000",
                     *           "keyword_text": "burr grinder",
                     *           "keyword_id": "01990000-0000-7000-8000-000000000000",
                     *           "origin": "added",
                     *           "accepted_at": "2026-11-21T12:00:00.000Z",
                     *           "accepted_on": "2026-11-21",
                     *           "time_zone": "Europe/London",
                     *           "formula": "text",
                     *           "is_rank_known": false,
                     *           "rank": 12,
                     *           "predicted_rank": 12,
                     *           "predicted_clicks": 12,
                     *           "gain": {
                     *             "low": 12,
                     *             "mid": 12,
                     *             "high": 12,
                     *             "success": 12,
                     *             "chance": 12,
                     *             "target": 12,
                     *             "verb": "write",
                     *             "source": "impressions",
                     *             "curve": "published",
                     *             "level": 12,
                     *             "terms": [
                     *               {
                     *                 "name": "searches",
                     *                 "value": 12,
                     *                 "low": 12,
                     *                 "high": 12
                     *               }
                     *             ]
                     *           },
                     *           "search_volume": 12,
                     *           "difficulty_score": 12,
                     *           "evidence": {
                     *             "rank": {
                     *               "source": "sample",
                     *               "on": "2026-11-21"
                     *             },
                     *             "search_volume": {
                     *               "source": "sample",
                     *               "on": "2026-11-21"
                     *             },
                     *             "difficulty": {
                     *               "source": "sample",
                     *               "on": "2026-11-21"
                     *             },
                     *             "click_curve_on": "2026-11-21",
                     *             "console": {
                     *               "clicks": 12,
                     *               "impressions": 12,
                     *               "on": "2026-11-21",
                     *               "source": "search_console",
                     *               "days": null,
                     *               "property": null
                     *             }
                     *           },
                     *           "checkpoints": [
                     *             {
                     *               "days": 30,
                     *               "due_on": "2026-11-21",
                     *               "verdict": "came_true",
                     *               "measured_on": "2026-11-21",
                     *               "rank": 12,
                     *               "rank_source": "sample",
                     *               "clicks": 12,
                     *               "clicks_kind": "estimated",
                     *               "console": {
                     *                 "clicks": 12,
                     *                 "impressions": 12,
                     *                 "on": "2026-11-21",
                     *                 "source": "search_console",
                     *                 "days": null,
                     *                 "property": null
                     *               },
                     *               "console_before": {
                     *                 "clicks": 12,
                     *                 "impressions": 12,
                     *                 "on": "2026-11-21",
                     *                 "source": "search_console",
                     *                 "days": null,
                     *                 "property": null
                     *               },
                     *               "judged_by": "clicks"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 12,
                     *         "limit": 12,
                     *         "total": 12,
                     *         "pages": 12
                     *       },
                     *       "summary": [
                     *         {
                     *           "days": 30,
                     *           "came_true": 12,
                     *           "partly": 12,
                     *           "not_yet": 12,
                     *           "no_measurement": 12,
                     *           "hit_rate": 12,
                     *           "predicted_clicks": 12,
                     *           "measured_clicks": 12,
                     *           "click_pairs": 12,
                     *           "console_pairs": 12,
                     *           "sentence": "text"
                     *         }
                     *       ],
                     *       "data_source": "sample",
                     *       "success": true
                     *     }
                     */
                    "application/json": {
                        data: {
                            id: string;
                            keyword_text: string;
                            keyword_id: string | null;
                            /** @enum {string} */
                            origin: "added" | "accepted" | "board";
                            /** Format: date-time */
                            accepted_at: string;
                            /** Format: date */
                            accepted_on: string;
                            time_zone: string;
                            formula: string;
                            is_rank_known: boolean;
                            rank: number | null;
                            predicted_rank: number;
                            predicted_clicks: number | null;
                            gain: {
                                low: number;
                                mid: number;
                                high: number;
                                success: number;
                                chance: number;
                                target: number | null;
                                /** @enum {string} */
                                verb: "write" | "update" | "link" | "merge";
                                /** @enum {string} */
                                source: "impressions" | "volume";
                                /** @enum {string} */
                                curve: "published" | "site_factor" | "own";
                                level: number;
                                terms: {
                                    /** @enum {string} */
                                    name: "searches" | "position" | "rate_now" | "level" | "feature" | "season" | "trend" | "target" | "rate_target" | "ease" | "chance" | "curve_error";
                                    value: number | null;
                                    low: number | null;
                                    high: number | null;
                                }[];
                            } | null;
                            search_volume: number | null;
                            difficulty_score: number | null;
                            evidence: {
                                rank: {
                                    source: ("sample" | "dataforseo" | "import") | ("search_console" | "search_console_api" | "keyword_planner" | "ahrefs" | "semrush" | "se_ranking" | "bing_webmaster" | "keyword_list" | "table") | null;
                                    /** Format: date */
                                    on: string | null;
                                };
                                search_volume: {
                                    source: ("sample" | "dataforseo" | "import") | ("search_console" | "search_console_api" | "keyword_planner" | "ahrefs" | "semrush" | "se_ranking" | "bing_webmaster" | "keyword_list" | "table") | null;
                                    /** Format: date */
                                    on: string | null;
                                };
                                difficulty: {
                                    source: ("sample" | "dataforseo" | "import") | ("search_console" | "search_console_api" | "keyword_planner" | "ahrefs" | "semrush" | "se_ranking" | "bing_webmaster" | "keyword_list" | "table") | null;
                                    /** Format: date */
                                    on: string | null;
                                };
                                /** Format: date */
                                click_curve_on: string | null;
                                console: {
                                    clicks: number;
                                    impressions: number;
                                    /** Format: date */
                                    on: string;
                                    /**
                                     * @default null
                                     * @enum {string|null}
                                     */
                                    source: "search_console" | "search_console_api" | null;
                                    /** @default null */
                                    days: number | null;
                                    /** @default null */
                                    property: string | null;
                                } | null;
                            };
                            checkpoints: {
                                /** @enum {number} */
                                days: 30;
                                /** Format: date */
                                due_on: string;
                                /** @enum {string|null} */
                                verdict: "came_true" | "partly" | "not_yet" | "no_measurement" | null;
                                /** Format: date */
                                measured_on: string | null;
                                rank: number | null;
                                rank_source: ("sample" | "dataforseo" | "import") | ("search_console" | "search_console_api" | "keyword_planner" | "ahrefs" | "semrush" | "se_ranking" | "bing_webmaster" | "keyword_list" | "table") | null;
                                clicks: number | null;
                                /** @enum {string|null} */
                                clicks_kind: "estimated" | "measured" | null;
                                console: {
                                    clicks: number;
                                    impressions: number;
                                    /** Format: date */
                                    on: string;
                                    /**
                                     * @default null
                                     * @enum {string|null}
                                     */
                                    source: "search_console" | "search_console_api" | null;
                                    /** @default null */
                                    days: number | null;
                                    /** @default null */
                                    property: string | null;
                                } | null;
                                console_before: {
                                    clicks: number;
                                    impressions: number;
                                    /** Format: date */
                                    on: string;
                                    /**
                                     * @default null
                                     * @enum {string|null}
                                     */
                                    source: "search_console" | "search_console_api" | null;
                                    /** @default null */
                                    days: number | null;
                                    /** @default null */
                                    property: string | null;
                                } | null;
                                /** @enum {string|null} */
                                judged_by: "clicks" | "rank" | null;
                            }[];
                        }[];
                        pagination: {
                            page: number;
                            limit: number;
                            total: number;
                            pages: number;
                        };
                        summary: {
                            /** @enum {number} */
                            days: 30;
                            came_true: number;
                            partly: number;
                            not_yet: number;
                            no_measurement: number;
                            hit_rate: number | null;
                            predicted_clicks: number;
                            measured_clicks: number;
                            click_pairs: number;
                            console_pairs: number;
                            sentence: string;
                        }[];
                        /** @enum {string|null} */
                        data_source: "sample" | "dataforseo" | "import" | null;
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
            /** @description Nothing has changed since the answer with that `ETag`. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    getFeedback: {
        parameters: {
            query?: {
                /** @example 1 */
                page?: number;
                /** @example 10 */
                limit?: number;
                /** @example feature_requests */
                category?: "feature_requests" | "bug_reports" | "improvements" | "general_feedback" | "all";
                /** @example under_review */
                status?: "under_review" | "planned" | "in_progress" | "completed" | "rejected";
                /** @example 01990000-0000-7000-8000-000000000000 */
                company_id?: string;
                /** @example burr grinder */
                search?: string;
                /** @example recent */
                sort?: "recent" | "most_upvoted" | "most_commented" | "oldest";
            };
            header?: {
                /** @description The `ETag` of the answer that you have. When it still holds, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the feedback board */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "01990000-0000-7000-8000-000000000000",
                     *           "title": "Compare burr grinders",
                     *           "description": "Which grinders fit which way of brewing.",
                     *           "category": "feature_requests",
                     *           "status": "under_review",
                     *           "author_name": "Ada Lovelace",
                     *           "created_at": "2026-11-21T12:00:00.000Z",
                     *           "upvotes_count": 12,
                     *           "user_vote": "upvote",
                     *           "comments_count": 12,
                     *           "company_id": "01990000-0000-7000-8000-000000000000",
                     *           "is_own": false,
                     *           "merged_into_id": "01990000-0000-7000-8000-000000000000"
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 12,
                     *         "limit": 12,
                     *         "total": 12,
                     *         "pages": 12
                     *       },
                     *       "success": true
                     *     }
                     */
                    "application/json": {
                        data: {
                            id: string;
                            title: string;
                            description: string;
                            /** @enum {string} */
                            category: "feature_requests" | "bug_reports" | "improvements" | "general_feedback";
                            /** @enum {string} */
                            status: "under_review" | "planned" | "in_progress" | "completed" | "rejected";
                            author_name: string;
                            /** Format: date-time */
                            created_at: string;
                            upvotes_count: number;
                            /** @enum {string|null} */
                            user_vote: "upvote" | null;
                            comments_count: number;
                            company_id: string | null;
                            is_own: boolean;
                            merged_into_id: string | null;
                        }[];
                        pagination: {
                            page: number;
                            limit: number;
                            total: number;
                            pages: number;
                        };
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
            /** @description Nothing has changed since the answer with that `ETag`. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    postFeedback: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your choice for this request, 1 to 255 visible ASCII characters. The same key with the same request is answered again as it was the first time, for 24 hours, and nothing is done twice.
                 * @example nightly-2026-11-21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Compare burr grinders",
                 *       "description": "Which grinders fit which way of brewing.",
                 *       "category": "feature_requests",
                 *       "company_id": "01990000-0000-7000-8000-000000000000"
                 *     }
                 */
                "application/json": {
                    title: string;
                    description: string;
                    /** @enum {string} */
                    category: "feature_requests" | "bug_reports" | "improvements" | "general_feedback";
                    company_id?: string;
                };
            };
        };
        responses: {
            /** @description Share feedback with everybody, at most 5 items an hour */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "01990000-0000-7000-8000-000000000000",
                     *         "title": "Compare burr grinders",
                     *         "description": "Which grinders fit which way of brewing.",
                     *         "category": "feature_requests",
                     *         "status": "under_review",
                     *         "author_name": "Ada Lovelace",
                     *         "created_at": "2026-11-21T12:00:00.000Z",
                     *         "upvotes_count": 12,
                     *         "user_vote": "upvote",
                     *         "comments_count": 12,
                     *         "company_id": "01990000-0000-7000-8000-000000000000",
                     *         "is_own": false,
                     *         "merged_into_id": "01990000-0000-7000-8000-000000000000"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            id: string;
                            title: string;
                            description: string;
                            /** @enum {string} */
                            category: "feature_requests" | "bug_reports" | "improvements" | "general_feedback";
                            /** @enum {string} */
                            status: "under_review" | "planned" | "in_progress" | "completed" | "rejected";
                            author_name: string;
                            /** Format: date-time */
                            created_at: string;
                            upvotes_count: number;
                            /** @enum {string|null} */
                            user_vote: "upvote" | null;
                            comments_count: number;
                            company_id: string | null;
                            is_own: boolean;
                            merged_into_id: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412Untagged"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    getFeedbackCategories: {
        parameters: {
            query?: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                company_id?: string;
            };
            header?: {
                /** @description The `ETag` of the answer that you have. When it still holds, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many items each category has */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "category": "feature_requests",
                     *           "count": 12
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            /** @enum {string} */
                            category: "feature_requests" | "bug_reports" | "improvements" | "general_feedback";
                            count: number;
                        }[];
                    };
                };
            };
            /** @description Nothing has changed since the answer with that `ETag`. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    deleteFeedbackById: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your choice for this request, 1 to 255 visible ASCII characters. The same key with the same request is answered again as it was the first time, for 24 hours, and nothing is done twice.
                 * @example nightly-2026-11-21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delete feedback, by its author or an admin */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412Untagged"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    patchFeedbackById: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your choice for this request, 1 to 255 visible ASCII characters. The same key with the same request is answered again as it was the first time, for 24 hours, and nothing is done twice.
                 * @example nightly-2026-11-21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Compare burr grinders",
                 *       "description": "Which grinders fit which way of brewing.",
                 *       "category": "feature_requests",
                 *       "status": "under_review"
                 *     }
                 */
                "application/json": {
                    title?: string;
                    description?: string;
                    /** @enum {string} */
                    category?: "feature_requests" | "bug_reports" | "improvements" | "general_feedback";
                    /** @enum {string} */
                    status?: "under_review" | "planned" | "in_progress" | "completed" | "rejected";
                };
            };
        };
        responses: {
            /** @description Change feedback: its text by its author, its status by an admin */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "01990000-0000-7000-8000-000000000000",
                     *         "title": "Compare burr grinders",
                     *         "description": "Which grinders fit which way of brewing.",
                     *         "category": "feature_requests",
                     *         "status": "under_review",
                     *         "author_name": "Ada Lovelace",
                     *         "created_at": "2026-11-21T12:00:00.000Z",
                     *         "upvotes_count": 12,
                     *         "user_vote": "upvote",
                     *         "comments_count": 12,
                     *         "company_id": "01990000-0000-7000-8000-000000000000",
                     *         "is_own": false,
                     *         "merged_into_id": "01990000-0000-7000-8000-000000000000"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            id: string;
                            title: string;
                            description: string;
                            /** @enum {string} */
                            category: "feature_requests" | "bug_reports" | "improvements" | "general_feedback";
                            /** @enum {string} */
                            status: "under_review" | "planned" | "in_progress" | "completed" | "rejected";
                            author_name: string;
                            /** Format: date-time */
                            created_at: string;
                            upvotes_count: number;
                            /** @enum {string|null} */
                            user_vote: "upvote" | null;
                            comments_count: number;
                            company_id: string | null;
                            is_own: boolean;
                            merged_into_id: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412Untagged"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    postFeedbackByIdVote: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your choice for this request, 1 to 255 visible ASCII characters. The same key with the same request is answered again as it was the first time, for 24 hours, and nothing is done twice.
                 * @example nightly-2026-11-21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "vote_type": "upvote"
                 *     }
                 */
                "application/json": {
                    /**
                     * @default upvote
                     * @enum {string}
                     */
                    vote_type?: "upvote";
                };
            };
        };
        responses: {
            /** @description Set the caller's vote; again, it stays one vote */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "upvotes_count": 12,
                     *         "user_vote": "upvote"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            upvotes_count: number;
                            /** @enum {string|null} */
                            user_vote: "upvote" | null;
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412Untagged"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    deleteFeedbackByIdVote: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your choice for this request, 1 to 255 visible ASCII characters. The same key with the same request is answered again as it was the first time, for 24 hours, and nothing is done twice.
                 * @example nightly-2026-11-21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Take the caller's vote back */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "upvotes_count": 12,
                     *         "user_vote": "upvote"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            upvotes_count: number;
                            /** @enum {string|null} */
                            user_vote: "upvote" | null;
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412Untagged"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    getFeedbackByIdComments: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the answer that you have. When it still holds, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comments of an item, oldest first */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "id": "01990000-0000-7000-8000-000000000000",
                     *           "user_id": "01990000-0000-7000-8000-000000000000",
                     *           "author_name": "Ada Lovelace",
                     *           "content": "Which grinders fit which way of brewing.",
                     *           "created_at": "2026-11-21T12:00:00.000Z",
                     *           "updated_at": "2026-11-21T12:00:00.000Z",
                     *           "is_edited": false,
                     *           "is_deleted": false,
                     *           "is_own": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            id: string;
                            user_id: string;
                            author_name: string;
                            content: string;
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            updated_at: string;
                            is_edited: boolean;
                            is_deleted: boolean;
                            is_own: boolean;
                        }[];
                    };
                };
            };
            /** @description Nothing has changed since the answer with that `ETag`. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    postFeedbackByIdComments: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your choice for this request, 1 to 255 visible ASCII characters. The same key with the same request is answered again as it was the first time, for 24 hours, and nothing is done twice.
                 * @example nightly-2026-11-21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "content": "Which grinders fit which way of brewing."
                 *     }
                 */
                "application/json": {
                    content: string;
                };
            };
        };
        responses: {
            /** @description Comment on an item, at most 10 times a minute */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "01990000-0000-7000-8000-000000000000",
                     *         "user_id": "01990000-0000-7000-8000-000000000000",
                     *         "author_name": "Ada Lovelace",
                     *         "content": "Which grinders fit which way of brewing.",
                     *         "created_at": "2026-11-21T12:00:00.000Z",
                     *         "updated_at": "2026-11-21T12:00:00.000Z",
                     *         "is_edited": false,
                     *         "is_deleted": false,
                     *         "is_own": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            id: string;
                            user_id: string;
                            author_name: string;
                            content: string;
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            updated_at: string;
                            is_edited: boolean;
                            is_deleted: boolean;
                            is_own: boolean;
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412Untagged"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    deleteFeedbackCommentsById: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your choice for this request, 1 to 255 visible ASCII characters. The same key with the same request is answered again as it was the first time, for 24 hours, and nothing is done twice.
                 * @example nightly-2026-11-21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delete the caller's own comment */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412Untagged"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    patchFeedbackCommentsById: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your choice for this request, 1 to 255 visible ASCII characters. The same key with the same request is answered again as it was the first time, for 24 hours, and nothing is done twice.
                 * @example nightly-2026-11-21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "content": "Which grinders fit which way of brewing."
                 *     }
                 */
                "application/json": {
                    content: string;
                };
            };
        };
        responses: {
            /** @description Change the caller's own comment */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "01990000-0000-7000-8000-000000000000",
                     *         "user_id": "01990000-0000-7000-8000-000000000000",
                     *         "author_name": "Ada Lovelace",
                     *         "content": "Which grinders fit which way of brewing.",
                     *         "created_at": "2026-11-21T12:00:00.000Z",
                     *         "updated_at": "2026-11-21T12:00:00.000Z",
                     *         "is_edited": false,
                     *         "is_deleted": false,
                     *         "is_own": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            id: string;
                            user_id: string;
                            author_name: string;
                            content: string;
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            updated_at: string;
                            is_edited: boolean;
                            is_deleted: boolean;
                            is_own: boolean;
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412Untagged"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    postUsersProfileAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    avatar: string;
                };
            };
        };
        responses: {
            /** @description Change the caller's profile picture: JPEG, PNG, GIF or WebP, at most 5 MB */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "profile_picture_url": "https://brewlane.example/burr-grinders",
                     *       "success": true
                     *     }
                     */
                    "application/json": {
                        profile_picture_url: string;
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The file is over 5 MB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "The file is over 5 MB.",
                     *       "code": "payload_too_large",
                     *       "request_id": "01990000-0000-7000-8000-000000000000"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No multipart form, or a file whose bytes are not an allowed picture. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "No multipart form, or a file whose bytes are not an allowed picture.",
                     *       "code": "unsupported_media_type",
                     *       "request_id": "01990000-0000-7000-8000-000000000000"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    postCompaniesByIdIcon: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01990000-0000-7000-8000-000000000000 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    image: string;
                };
            };
        };
        responses: {
            /** @description Change a workspace's logo: JPEG, PNG, GIF or WebP, at most 5 MB */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "url": "https://brewlane.example/burr-grinders",
                     *       "success": true
                     *     }
                     */
                    "application/json": {
                        url: string;
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The file is over 5 MB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "The file is over 5 MB.",
                     *       "code": "payload_too_large",
                     *       "request_id": "01990000-0000-7000-8000-000000000000"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No multipart form, or a file whose bytes are not an allowed picture. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "No multipart form, or a file whose bytes are not an allowed picture.",
                     *       "code": "unsupported_media_type",
                     *       "request_id": "01990000-0000-7000-8000-000000000000"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            422: components["responses"]["Error422"];
            425: components["responses"]["Error425"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            502: components["responses"]["Error502"];
            503: components["responses"]["Error503"];
        };
    };
    getHealthz: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It does. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
                    };
                };
            };
        };
    };
    getReadyz: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The database answers and its schema is up to date. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ready"
                     *     }
                     */
                    "application/json": {
                        /** @enum {string} */
                        status: "ready";
                    };
                };
            };
            /** @description The database does not answer. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "unavailable"
                     *     }
                     */
                    "application/json": {
                        /** @enum {string} */
                        status: "unavailable";
                    };
                };
            };
        };
    };
    getOpenapiJson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OpenAPI 3.1. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    getDocs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    postNewsletter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "form-name": "newsletter",
                 *       "email": "ada@brewlane.example"
                 *     }
                 */
                "application/x-www-form-urlencoded": {
                    /** @enum {string} */
                    "form-name": "newsletter";
                    /** Format: email */
                    email: string;
                };
            };
        };
        responses: {
            /** @description A mail is on its way, also where the address is there already. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description This is no address. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description This is no form of this site. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The form is over 16 kB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description This is no form. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many sign-ups from this network. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The database is down. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
}
