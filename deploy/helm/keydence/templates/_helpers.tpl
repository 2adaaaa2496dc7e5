{{- define "keydence.name" -}}
{{- printf "%s-keydence" .Release.Name | trunc 50 | trimSuffix "-" -}}
{{- end -}}

{{- define "keydence.labels" -}}
app.kubernetes.io/name: keydence
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
{{- end -}}

{{- define "keydence.selector" -}}
app.kubernetes.io/name: keydence
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}

{{- define "keydence.databaseSecret" -}}
{{- if .Values.postgres.enabled -}}
{{- if .Values.database.existingSecret -}}
{{- fail "Set database.existingSecret or postgres.enabled, not both." -}}
{{- end -}}
{{- include "keydence.name" . }}-database
{{- else -}}
{{- required "Set database.existingSecret to a secret with the key DATABASE_URL, or postgres.enabled to true." .Values.database.existingSecret -}}
{{- end -}}
{{- end -}}

{{- /* The files of several servers must be the same files. */ -}}
{{- define "keydence.checkFiles" -}}
{{- if and (gt (int .Values.server.replicas) 1) (ne .Values.persistence.accessMode "ReadWriteMany") -}}
{{- fail "server.replicas above 1 needs persistence.accessMode=ReadWriteMany: servers on several nodes share their files." -}}
{{- end -}}
{{- end -}}

{{- define "keydence.security" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities:
  drop: [ALL]
{{- end -}}

{{- define "keydence.podSecurity" -}}
runAsNonRoot: true
runAsUser: 1000
runAsGroup: 1000
fsGroup: 1000
fsGroupChangePolicy: OnRootMismatch
seccompProfile:
  type: RuntimeDefault
{{- end -}}

{{- define "keydence.image" -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end -}}

{{- define "keydence.environment" -}}
env:
  - name: PUBLIC_URL
    value: {{ .Values.publicUrl | quote }}
  - name: WORKER
    value: {{ if gt (int .Values.worker.replicas) 0 }}"off"{{ else }}"inline"{{ end }}
  {{- range $name, $value := .Values.settings }}
  - name: {{ $name }}
    value: {{ $value | toString | quote }}
  {{- end }}
envFrom:
  - secretRef:
      name: {{ include "keydence.databaseSecret" . }}
  {{- with .Values.storage.existingSecret }}
  - secretRef:
      name: {{ . }}
  {{- end }}
  {{- range .Values.settingsFrom }}
  - secretRef:
      name: {{ . }}
  {{- end }}
{{- end -}}

{{- define "keydence.probes" -}}
startupProbe:
  httpGet: { path: /health/ready, port: ops }
  periodSeconds: 2
  failureThreshold: 150
readinessProbe:
  httpGet: { path: /health/ready, port: ops }
  periodSeconds: 5
  timeoutSeconds: 4
livenessProbe:
  httpGet: { path: /health/live, port: ops }
  periodSeconds: 10
  timeoutSeconds: 4
  failureThreshold: 6
{{- end -}}

{{- /* With a volume of one node, pods that use it go where the server is. */ -}}
{{- define "keydence.besideServer" -}}
{{- if ne .Values.persistence.accessMode "ReadWriteMany" -}}
affinity:
  podAffinity:
    preferredDuringSchedulingIgnoredDuringExecution:
      - weight: 100
        podAffinityTerm:
          topologyKey: kubernetes.io/hostname
          labelSelector:
            matchLabels:
              {{- include "keydence.selector" . | nindent 14 }}
              app.kubernetes.io/component: server
{{- end -}}
{{- end -}}
