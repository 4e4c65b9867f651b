// Made by `npm run types` from the database's own catalogue. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      admin_changes: {
        Row: {
          action: string;
          actor_id: string | null;
          actor_kind: string;
          after: Json;
          before: Json;
          created_at: string;
          id: number;
          subject_id: string | null;
          subject_kind: string;
          subject_label: string | null;
          subject_user_id: string | null;
        };
        Insert: {
          action: string;
          actor_id?: string | null;
          actor_kind: string;
          after?: Json;
          before?: Json;
          created_at?: string;
          id?: never;
          subject_id?: string | null;
          subject_kind: string;
          subject_label?: string | null;
          subject_user_id?: string | null;
        };
        Update: {
          action?: string;
          actor_id?: string | null;
          actor_kind?: string;
          after?: Json;
          before?: Json;
          created_at?: string;
          id?: never;
          subject_id?: string | null;
          subject_kind?: string;
          subject_label?: string | null;
          subject_user_id?: string | null;
        };
        Relationships: [];
      };
      categories: {
        Row: {
          created_at: string;
          description: string | null;
          icon: string | null;
          id: string;
          is_active: boolean;
          name: string;
          search_text: string | null;
          slug: string;
          sort_name: string | null;
          sort_order: number;
          version: number;
        };
        Insert: {
          created_at?: string;
          description?: string | null;
          icon?: string | null;
          id?: string;
          is_active?: boolean;
          name: string;
          search_text?: never;
          slug: string;
          sort_name?: never;
          sort_order?: number;
          version?: number;
        };
        Update: {
          created_at?: string;
          description?: string | null;
          icon?: string | null;
          id?: string;
          is_active?: boolean;
          name?: string;
          search_text?: never;
          slug?: string;
          sort_name?: never;
          sort_order?: number;
          version?: number;
        };
        Relationships: [];
      };
      category_group_items: {
        Row: {
          category_id: string;
          group_id: string;
          sort_order: number;
        };
        Insert: {
          category_id: string;
          group_id: string;
          sort_order?: number;
        };
        Update: {
          category_id?: string;
          group_id?: string;
          sort_order?: number;
        };
        Relationships: [
          {"foreignKeyName":"category_group_items_category_id_fkey","columns":["category_id"],"referencedRelation":"categories","referencedColumns":["id"],"isOneToOne":false},
          {"foreignKeyName":"category_group_items_group_id_fkey","columns":["group_id"],"referencedRelation":"category_groups","referencedColumns":["id"],"isOneToOne":false},
        ];
      };
      category_groups: {
        Row: {
          constraint_label: string | null;
          created_at: string;
          description: string | null;
          id: string;
          is_active: boolean;
          name: string;
          search_text: string | null;
          slug: string;
          sort_name: string | null;
          sort_order: number;
          version: number;
        };
        Insert: {
          constraint_label?: string | null;
          created_at?: string;
          description?: string | null;
          id?: string;
          is_active?: boolean;
          name: string;
          search_text?: never;
          slug: string;
          sort_name?: never;
          sort_order?: number;
          version?: number;
        };
        Update: {
          constraint_label?: string | null;
          created_at?: string;
          description?: string | null;
          id?: string;
          is_active?: boolean;
          name?: string;
          search_text?: never;
          slug?: string;
          sort_name?: never;
          sort_order?: number;
          version?: number;
        };
        Relationships: [];
      };
      credit_entries: {
        Row: {
          account_hash: string;
          actor_id: string | null;
          created_at: string;
          delta: number;
          expires_at: string | null;
          id: number;
          kind: string;
          reason: string | null;
          reference: string | null;
          user_id: string | null;
        };
        Insert: {
          account_hash: string;
          actor_id?: string | null;
          created_at?: string;
          delta: number;
          expires_at?: string | null;
          id?: never;
          kind: string;
          reason?: string | null;
          reference?: string | null;
          user_id?: string | null;
        };
        Update: {
          account_hash?: string;
          actor_id?: string | null;
          created_at?: string;
          delta?: number;
          expires_at?: string | null;
          id?: never;
          kind?: string;
          reason?: string | null;
          reference?: string | null;
          user_id?: string | null;
        };
        Relationships: [];
      };
      credits: {
        Row: {
          balance: number;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          balance?: number;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          balance?: number;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      favorite_recipes: {
        Row: {
          created_at: string;
          recipe_id: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          recipe_id: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          recipe_id?: string;
          user_id?: string;
        };
        Relationships: [
          {"foreignKeyName":"favorite_recipes_recipe_id_fkey","columns":["recipe_id"],"referencedRelation":"recipes","referencedColumns":["id"],"isOneToOne":false},
        ];
      };
      generations: {
        Row: {
          cost: number;
          cost_usd: number | null;
          created_at: string;
          detail: string | null;
          finished_at: string | null;
          first_sent_at: string | null;
          id: string;
          idempotency_key: string;
          input_tokens: number | null;
          model: string;
          note: string | null;
          output_tokens: number | null;
          prompt: string;
          put_away_at: string | null;
          reason: string | null;
          repaired: boolean;
          result: Json | null;
          selections: Json;
          status: string;
          timings: Json | null;
          user_id: string;
        };
        Insert: {
          cost?: number;
          cost_usd?: number | null;
          created_at?: string;
          detail?: string | null;
          finished_at?: string | null;
          first_sent_at?: string | null;
          id?: string;
          idempotency_key: string;
          input_tokens?: number | null;
          model: string;
          note?: string | null;
          output_tokens?: number | null;
          prompt: string;
          put_away_at?: string | null;
          reason?: string | null;
          repaired?: boolean;
          result?: Json | null;
          selections?: Json;
          status?: string;
          timings?: Json | null;
          user_id: string;
        };
        Update: {
          cost?: number;
          cost_usd?: number | null;
          created_at?: string;
          detail?: string | null;
          finished_at?: string | null;
          first_sent_at?: string | null;
          id?: string;
          idempotency_key?: string;
          input_tokens?: number | null;
          model?: string;
          note?: string | null;
          output_tokens?: number | null;
          prompt?: string;
          put_away_at?: string | null;
          reason?: string | null;
          repaired?: boolean;
          result?: Json | null;
          selections?: Json;
          status?: string;
          timings?: Json | null;
          user_id?: string;
        };
        Relationships: [];
      };
      kitchen_choices: {
        Row: {
          category_id: string | null;
          constraint_label: string;
          name: string;
          person_id: string;
          question: string;
        };
        Insert: {
          category_id?: string | null;
          constraint_label: string;
          name: string;
          person_id: string;
          question: string;
        };
        Update: {
          category_id?: string | null;
          constraint_label?: string;
          name?: string;
          person_id?: string;
          question?: string;
        };
        Relationships: [
          {"foreignKeyName":"kitchen_choices_category_id_fkey","columns":["category_id"],"referencedRelation":"categories","referencedColumns":["id"],"isOneToOne":false},
          {"foreignKeyName":"kitchen_choices_person_id_fkey","columns":["person_id"],"referencedRelation":"kitchen_people","referencedColumns":["id"],"isOneToOne":false},
        ];
      };
      kitchen_people: {
        Row: {
          account_id: string | null;
          created_at: string;
          diet_answer: string | null;
          heat_answer: string | null;
          id: string;
          kitchen_id: string;
          name: string | null;
          never_answer: string | null;
          rather_not_answer: string | null;
        };
        Insert: {
          account_id?: string | null;
          created_at?: string;
          diet_answer?: string | null;
          heat_answer?: string | null;
          id?: string;
          kitchen_id: string;
          name?: string | null;
          never_answer?: string | null;
          rather_not_answer?: string | null;
        };
        Update: {
          account_id?: string | null;
          created_at?: string;
          diet_answer?: string | null;
          heat_answer?: string | null;
          id?: string;
          kitchen_id?: string;
          name?: string | null;
          never_answer?: string | null;
          rather_not_answer?: string | null;
        };
        Relationships: [
          {"foreignKeyName":"kitchen_people_kitchen_id_fkey","columns":["kitchen_id"],"referencedRelation":"kitchens","referencedColumns":["id"],"isOneToOne":false},
        ];
      };
      kitchens: {
        Row: {
          created_at: string;
          id: string;
          servings: number | null;
          servings_answer: string | null;
          units: string | null;
          units_answer: string | null;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          id?: string;
          servings?: number | null;
          servings_answer?: string | null;
          units?: string | null;
          units_answer?: string | null;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          servings?: number | null;
          servings_answer?: string | null;
          units?: string | null;
          units_answer?: string | null;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      profiles: {
        Row: {
          avatar_url: string | null;
          created_at: string;
          email: string | null;
          full_name: string | null;
          id: string;
          updated_at: string;
        };
        Insert: {
          avatar_url?: string | null;
          created_at?: string;
          email?: string | null;
          full_name?: string | null;
          id: string;
          updated_at?: string;
        };
        Update: {
          avatar_url?: string | null;
          created_at?: string;
          email?: string | null;
          full_name?: string | null;
          id?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      purchases: {
        Row: {
          account_hash: string;
          amount_cents: number;
          asked_at: string | null;
          checkout_expires_at: string | null;
          checkout_session_id: string | null;
          checkout_url: string | null;
          completed_at: string | null;
          created_at: string;
          credits: number;
          currency: string;
          failure_code: string | null;
          id: string;
          idempotency_key: string | null;
          pack: string;
          payment_intent_id: string | null;
          provider: string;
          receipt_claimed_at: string | null;
          receipt_sent_at: string | null;
          refunded_cents: number;
          settled_at: string | null;
          shortfall_credits: number;
          status: string;
          undeliverable: boolean;
          updated_at: string;
          user_id: string | null;
        };
        Insert: {
          account_hash: string;
          amount_cents: number;
          asked_at?: string | null;
          checkout_expires_at?: string | null;
          checkout_session_id?: string | null;
          checkout_url?: string | null;
          completed_at?: string | null;
          created_at?: string;
          credits: number;
          currency?: string;
          failure_code?: string | null;
          id?: string;
          idempotency_key?: string | null;
          pack: string;
          payment_intent_id?: string | null;
          provider?: string;
          receipt_claimed_at?: string | null;
          receipt_sent_at?: string | null;
          refunded_cents?: number;
          settled_at?: string | null;
          shortfall_credits?: number;
          status?: string;
          undeliverable?: boolean;
          updated_at?: string;
          user_id?: string | null;
        };
        Update: {
          account_hash?: string;
          amount_cents?: number;
          asked_at?: string | null;
          checkout_expires_at?: string | null;
          checkout_session_id?: string | null;
          checkout_url?: string | null;
          completed_at?: string | null;
          created_at?: string;
          credits?: number;
          currency?: string;
          failure_code?: string | null;
          id?: string;
          idempotency_key?: string | null;
          pack?: string;
          payment_intent_id?: string | null;
          provider?: string;
          receipt_claimed_at?: string | null;
          receipt_sent_at?: string | null;
          refunded_cents?: number;
          settled_at?: string | null;
          shortfall_credits?: number;
          status?: string;
          undeliverable?: boolean;
          updated_at?: string;
          user_id?: string | null;
        };
        Relationships: [];
      };
      recipe_notes: {
        Row: {
          created_at: string;
          note: string;
          recipe_id: string;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          note: string;
          recipe_id: string;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          note?: string;
          recipe_id?: string;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [
          {"foreignKeyName":"recipe_notes_recipe_id_fkey","columns":["recipe_id"],"referencedRelation":"recipes","referencedColumns":["id"],"isOneToOne":false},
        ];
      };
      recipe_ratings: {
        Row: {
          created_at: string;
          rating: number;
          recipe_id: string;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          rating: number;
          recipe_id: string;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          rating?: number;
          recipe_id?: string;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [
          {"foreignKeyName":"recipe_ratings_recipe_id_fkey","columns":["recipe_id"],"referencedRelation":"recipes","referencedColumns":["id"],"isOneToOne":false},
        ];
      };
      recipes: {
        Row: {
          average_rating: number;
          categories: string[];
          category: string | null;
          cook_time: number | null;
          created_at: string;
          description: string | null;
          details: Json | null;
          difficulty: string | null;
          generation_id: string | null;
          id: string;
          image_url: string | null;
          ingredients: string[];
          name: string;
          prep_time: number | null;
          procedure: string[];
          rating_count: number;
          rating_sum: number;
          search_text: string | null;
          servings: number | null;
          shared_at: string | null;
          thumbnail_url: string | null;
          tips: string[];
          user_id: string;
        };
        Insert: {
          average_rating?: never;
          categories?: string[];
          category?: string | null;
          cook_time?: number | null;
          created_at?: string;
          description?: string | null;
          details?: Json | null;
          difficulty?: string | null;
          generation_id?: string | null;
          id?: string;
          image_url?: string | null;
          ingredients?: string[];
          name: string;
          prep_time?: number | null;
          procedure?: string[];
          rating_count?: number;
          rating_sum?: number;
          search_text?: never;
          servings?: number | null;
          shared_at?: string | null;
          thumbnail_url?: string | null;
          tips?: string[];
          user_id: string;
        };
        Update: {
          average_rating?: never;
          categories?: string[];
          category?: string | null;
          cook_time?: number | null;
          created_at?: string;
          description?: string | null;
          details?: Json | null;
          difficulty?: string | null;
          generation_id?: string | null;
          id?: string;
          image_url?: string | null;
          ingredients?: string[];
          name?: string;
          prep_time?: number | null;
          procedure?: string[];
          rating_count?: number;
          rating_sum?: number;
          search_text?: never;
          servings?: number | null;
          shared_at?: string | null;
          thumbnail_url?: string | null;
          tips?: string[];
          user_id?: string;
        };
        Relationships: [
          {"foreignKeyName":"recipes_generation_id_fkey","columns":["generation_id"],"referencedRelation":"generations","referencedColumns":["id"],"isOneToOne":true},
        ];
      };
      user_roles: {
        Row: {
          created_at: string;
          role: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          role?: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          role?: string;
          user_id?: string;
        };
        Relationships: [];
      };
    };
    Views: Record<never, never>;
    Functions: {
      adjust_credits: { Args: { account: string; seen_balance: number; new_balance: number; reason?: string }; Returns: number | null };
      answer_kitchen_questions: { Args: { p_answers: Json }; Returns: undefined | null };
      describe_category_group_removal: { Args: { p_id: string }; Returns: { category_count: number | null; left_in_no_group_count: number | null; feeds_a_check: boolean | null; constraint_label: string | null }[] };
      describe_category_removal: { Args: { p_ids: string[] }; Returns: { category_count: number | null; group_count: number | null; recipe_count: number | null; unsaved_count: number | null }[] };
      export_catalogue: { Args: Record<PropertyKey, never>; Returns: Json | null };
      find_admin_changes: { Args: { p_actor_id?: string; p_actor_kind?: string; p_action?: string; p_subject_kind?: string; p_subject_id?: string; p_subject_label?: string; p_subject_user_ids?: string[]; p_from?: string; p_until?: string; p_after_created_at?: string; p_after_id?: number; p_limit?: number }; Returns: { id: number | null; created_at: string | null; actor_id: string | null; actor_kind: string | null; actor_name: string | null; action: string | null; subject_kind: string | null; subject_id: string | null; subject_user_id: string | null; subject_label: string | null; subject_name: string | null; before: Json | null; after: Json | null }[] };
      find_generations: { Args: { p_who?: string; p_status?: string; p_model?: string; p_reason?: string; p_since?: string; p_until?: string; p_cursor_at?: string; p_cursor_id?: string; p_newer?: boolean; p_limit?: number }; Returns: { id: string | null; user_id: string | null; full_name: string | null; email: string | null; created_at: string | null; finished_at: string | null; status: string | null; model: string | null; credits: number | null; repaired: boolean | null; reason: string | null; note: string | null; input_tokens: number | null; output_tokens: number | null; cost_usd: number | null }[] };
      find_purchases: { Args: { p_search?: string; p_status?: string; p_first_id?: string; p_last_id?: string; p_page?: number; p_page_size?: number }; Returns: { purchase_ids: string[] | null; total: number | null; is_at_least: boolean | null }[] };
      find_users: { Args: { p_search?: string; p_role?: string; p_sort?: string; p_ascending?: boolean; p_page?: number; p_page_size?: number }; Returns: { user_ids: string[] | null; total: number | null; is_at_least: boolean | null }[] };
      get_credit_lots: { Args: Record<PropertyKey, never>; Returns: { credits: number | null; expires_at: string | null }[] };
      get_purchase_entries: { Args: { purchase_id: string }; Returns: { id: number | null; delta: number | null; kind: string | null; reason: string | null; actor_id: string | null; created_at: string | null }[] };
      get_recipes_with_ratings: { Args: { filter_user_id?: string; filter_recipe_id?: string }; Returns: { id: string | null; user_id: string | null; name: string | null; description: string | null; ingredients: string[] | null; procedure: string[] | null; prep_time: number | null; cook_time: number | null; servings: number | null; difficulty: string | null; categories: string[] | null; category: string | null; image_url: string | null; thumbnail_url: string | null; created_at: string | null; average_rating: number | null; rating_count: number | null; generation_id: string | null; details: Json | null; search_text: string | null; tips: string[] | null; shared_at: string | null; is_favorite: boolean | null }[] };
      get_user_recipe_rating: { Args: { recipe_uuid: string }; Returns: number | null };
      import_catalogue: { Args: { p_file: Json; p_dry_run?: boolean; p_fingerprint?: string }; Returns: Json | null };
      list_generation_models: { Args: Record<PropertyKey, never>; Returns: string | null[] };
      read_group_labels: { Args: { p_ids: string[] }; Returns: { name: string | null; constraint_label: string | null }[] };
      read_overview: { Args: { p_days: number; p_time_zone: string }; Returns: Json | null };
      save_category: { Args: { p_id?: string; p_version?: number; p_fields?: Json; p_group_ids?: string[] }; Returns: Database['public']['Tables']['categories']['Row'] };
      save_category_group: { Args: { p_id?: string; p_version?: number; p_fields?: Json }; Returns: Database['public']['Tables']['category_groups']['Row'] };
      sum_generations: { Args: { p_who?: string; p_status?: string; p_model?: string; p_reason?: string; p_since?: string; p_until?: string }; Returns: { generations: number | null; more_generations: boolean | null; more_people: boolean | null; completed: number | null; failed: number | null; median_ms: number | null; p95_ms: number | null; cost_usd: number | null }[] };
    };
    Enums: Record<never, never>;
    CompositeTypes: Record<never, never>;
  };
};
